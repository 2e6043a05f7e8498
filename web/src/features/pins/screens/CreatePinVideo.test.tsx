import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CreatePinScreen } from 'features/pins/screens/CreatePinScreen';
import { lengthOf } from 'features/uploads/parts/lengthOf';
import { call, callRest } from 'lib/call';
import { SendFailed, sendFile } from 'lib/sendFile';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { board, pinDetail, viewer } from '../../../test-views';

vi.mock('lib/call', async (real) => ({
  ...(await real<object>()),
  callUntyped: vi.fn(),
  call: vi.fn(),
  callRest: vi.fn(),
}));
vi.mock('lib/sendFile', async (real) => ({ ...(await real<object>()), sendFile: vi.fn() }));
vi.mock('features/uploads/parts/lengthOf', () => ({ lengthOf: vi.fn() }));

const walk = new File(['film'], 'walk.mov', { type: 'video/quicktime' });
const target = { upload_id: '77', upload_url: '/upload/', upload_parameters: { token: 't' } };

/** What the server says of the upload, as often as it is asked. */
let said: object;

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.setItem('lastBoard:1', JSON.stringify(board()));
  Object.assign(URL, { createObjectURL: () => 'blob:walk', revokeObjectURL: () => {} });
  said = { status: 'succeeded', signature: 'b2' };
  vi.mocked(callRest).mockResolvedValue({ data: { file: target }, bookmark: null });
  vi.mocked(call).mockImplementation(async () => ({ data: { 77: said }, bookmark: null }) as never);
  vi.mocked(sendFile).mockResolvedValue();
  vi.mocked(lengthOf).mockResolvedValue(12);
});

const screenWith = (door: Door = {}) =>
  renderApp(<CreatePinScreen />, { door, viewer: viewer(), at: '/pin/create/' });

const drop = () => screen.getByLabelText('Choose a picture or a video, or drop it here');
const give = (file: File) => fireEvent.change(drop(), { target: { files: [file] } });
const bar = (name: string) => screen.findByRole('progressbar', { name });

describe('making a pin of a video', () => {
  it('shows it, and what is done to it by stages, and publishes it', async () => {
    said = { status: 'processing', stage: 'received', percent: 0 };
    const { user, calls } = screenWith({ 'PinResource/create': () => pinDetail({ id: '901' }) });
    await user.upload(drop(), walk);
    expect(screen.getByLabelText('What you chose')).toHaveAttribute('src', 'blob:walk#t=1');
    expect(await bar('Waiting for its turn…')).toHaveAttribute('aria-valuenow', '0');
    const [, , body] = vi.mocked(callRest).mock.calls[0] ?? [];
    expect(body).toEqual({ media_info_list: '[{"id":"file","media_type":"video"}]' });
    said = { status: 'processing', stage: 'cover', percent: 2 };
    await bar('Choosing a cover…');
    said = { status: 'processing', stage: 'making', percent: 45 };
    expect(await bar('Getting ready…')).toHaveAttribute('aria-valuenow', '45');
    expect(screen.getByText('45 %')).toBeInTheDocument();
    said = { status: 'processing', stage: 'storing', percent: 98 };
    await bar('Almost there…');
    said = { status: 'succeeded', signature: 'b2', thumbnail: '/736x/walk.jpg' };
    expect(await screen.findByText('Ready to publish')).toBeInTheDocument();
    const cover = screen.getByRole('img', { name: 'What you chose' });
    expect(cover).toHaveAttribute('src', '/736x/walk.jpg');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('At /pin/901/')).toBeInTheDocument();
    const made = calls.find(({ name }) => name === 'PinResource/create');
    expect(made?.options).toMatchObject({ upload_id: '77' });
  });

  it.each([
    ['larger than 100 MB', { size: 104_857_601 }, 12, /too large.*100 MB/],
    ['longer than 15 minutes', { size: 9 }, 902, /too long.*15 minutes/],
  ])('does not send one that is %s', async (_, { size }, seconds, words) => {
    vi.mocked(lengthOf).mockResolvedValue(seconds);
    const file = new File(['film'], 'walk.mp4', { type: 'video/mp4' });
    Object.defineProperty(file, 'size', { value: size });
    screenWith();
    give(file);
    await waitFor(() => expect(drop()).toHaveAccessibleDescription(words));
    expect(callRest).not.toHaveBeenCalled();
    expect(sendFile).not.toHaveBeenCalled();
  });

  it.each([
    ['as large and as long as can be', 'walk.webm', 'video/webm', 104_857_600, 900.4],
    ['whose length the browser cannot tell', 'walk.mp4', 'video/mp4', 9, null],
    ['whose type the system does not know', 'WALK.MOV', '', 9, 12],
  ])('sends one %s', async (_, name, type, size, seconds) => {
    vi.mocked(lengthOf).mockResolvedValue(seconds);
    const file = new File(['film'], name, { type });
    Object.defineProperty(file, 'size', { value: size });
    screenWith();
    give(file);
    expect(await screen.findByText('Ready to publish')).toBeInTheDocument();
  });

  it('says what the server found wrong with it, and takes another', async () => {
    said = { status: 'failed', failure_message: 'This video is damaged or incomplete.' };
    const { user } = screenWith();
    give(walk);
    expect(await screen.findByText(/damaged or incomplete/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove video' }));
    said = { status: 'succeeded', signature: 'b2' };
    give(walk);
    expect(await screen.findByText('Ready to publish')).toBeInTheDocument();
  });

  it.each([
    ['takes no videos', { key: 'VideosOff', message: 'This server does not take videos.' }],
    ['knows that it is none', { key: 'VideoType', message: 'This file is not a video.' }],
  ])('says so where the server %s', async (_, refusal) => {
    const { error } = failure(refusal);
    if (refusal.key === 'VideosOff') vi.mocked(callRest).mockResolvedValue({ error });
    else vi.mocked(sendFile).mockRejectedValue(new SendFailed(400, error));
    screenWith();
    give(walk);
    expect(await screen.findByText(refusal.message)).toBeVisible();
  });

  it('is tried again from where it is: what was sent is not sent twice', async () => {
    vi.mocked(call).mockResolvedValueOnce({ error: failure({ status: 404 }).error });
    const { user } = screenWith();
    give(walk);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ready to publish')).toBeInTheDocument();
    expect(sendFile).toHaveBeenCalledTimes(1);

    await user.click(screen.getByRole('button', { name: 'Remove video' }));
    vi.mocked(sendFile).mockRejectedValueOnce(new SendFailed(null));
    give(walk);
    expect(await screen.findByText(/^The video did not get through\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ready to publish')).toBeInTheDocument();
    expect(sendFile).toHaveBeenCalledTimes(3);
  });

  it('is cancelled on its way', async () => {
    let signal: AbortSignal | undefined;
    vi.mocked(sendFile).mockImplementation((file) => {
      signal = file.signal;
      return new Promise(() => {});
    });
    const { user } = screenWith();
    give(walk);
    await waitFor(() => expect(signal).toBeDefined());
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(signal?.aborted).toBe(true);
    expect(drop()).toBeInTheDocument();
  });

  it('says where the browser has no preview of it', async () => {
    screenWith();
    give(walk);
    fireEvent.error(screen.getByLabelText('What you chose'));
    expect(screen.getByText('This browser has no preview of this file.')).toBeInTheDocument();
    expect(await screen.findByText('Ready to publish')).toBeInTheDocument();
  });
});
