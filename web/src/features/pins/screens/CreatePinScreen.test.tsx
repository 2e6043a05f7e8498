import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreatePinScreen } from 'features/pins/screens/CreatePinScreen';
import { call, callRest } from 'lib/call';
import { type FileToSend, SendFailed, sendFile } from 'lib/sendFile';
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

const kitchen = board();
const picture = new File(['picture'], 'oak.jpg', { type: 'image/jpeg' });
const target = { upload_id: '77', upload_url: '/upload/', upload_parameters: { token: 't' } };

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.setItem('lastBoard:1', JSON.stringify(kitchen));
  Object.assign(URL, { createObjectURL: () => 'blob:oak', revokeObjectURL: () => {} });
  vi.mocked(callRest).mockResolvedValue({ data: { file: target }, bookmark: null });
  vi.mocked(call).mockResolvedValue({
    data: { 77: { status: 'succeeded' } },
    bookmark: null,
  } as never);
  vi.mocked(sendFile).mockResolvedValue();
});

function screenWith(door: Door = {}) {
  return renderApp(<CreatePinScreen />, { door, viewer: viewer(), at: '/pin/create/' });
}

const drop = () => screen.getByLabelText('Choose a picture or a video, or drop it here');
const address = () => screen.getByLabelText('Address on the web');
const publish = () => screen.getByRole('button', { name: 'Publish' });

describe('making a pin', () => {
  it('shows the picture at once, how far it is, and publishes it', async () => {
    let sending: FileToSend | undefined;
    let arrived = () => {};
    vi.mocked(sendFile).mockImplementation((file) => {
      sending = file;
      return new Promise((resolve) => {
        arrived = resolve;
      });
    });
    const { user, calls } = screenWith({ 'PinResource/create': () => pinDetail({ id: '901' }) });
    await user.upload(drop(), picture);
    expect(screen.getByRole('img', { name: 'What you chose' })).toHaveAttribute('src', 'blob:oak');
    await waitFor(() => expect(sending).toMatchObject({ url: '/upload/', file: picture }));
    sending?.onSent(0.42);
    const bar = await screen.findByRole('progressbar', { name: 'Uploading' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '42'));
    arrived();
    expect(await screen.findByText('Ready to publish')).toBeInTheDocument();

    await user.type(screen.getByLabelText('Title'), ' A chair ');
    await user.type(screen.getByLabelText('Topics'), 'oak, light,,oak');
    await user.click(publish());
    expect(await screen.findByText('At /pin/901/')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'PinResource/create')?.options).toEqual({
      title: 'A chair',
      description: '',
      alt_text: '',
      link: null,
      topics: ['oak', 'light'],
      board_id: kitchen.id,
      section: null,
      upload_id: '77',
      on_duplicate: 'refuse',
    });
  });

  it('takes the picture at an address that is pasted, and gives it back', async () => {
    const url = 'https://oak.test/a.jpg';
    const found = { url, title: '', description: '', site_name: 'oak.test' };
    const { user, calls } = screenWith({
      'FindPinImagesResource/get': () => ({ ...found, images: [{ url, thumbnail_url: url }] }),
      'PinResource/create': () => pinDetail({ id: '901' }),
    });
    await user.type(screen.getByLabelText('Title'), 'A chair');
    await user.click(address());
    await user.paste(url);
    expect(await screen.findByRole('radio', { name: 'Picture 1' })).toBeChecked();
    expect(screen.queryByLabelText('Choose a picture or a video, or drop it here')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(drop()).toBeInTheDocument();
    expect(address()).toHaveValue('');
    await user.click(address());
    await user.paste(url);
    await screen.findByRole('radio', { name: 'Picture 1' });
    await user.click(publish());
    expect(await screen.findByText('At /pin/901/')).toBeInTheDocument();
    const made = calls.find(({ name }) => name === 'PinResource/create');
    expect(made?.options).toMatchObject({ image_url: url, link: url, title: 'A chair' });
    expect(made?.options).not.toHaveProperty('upload_id');
  });

  it('saves from a website: its pictures to choose from, its words where none were written', async () => {
    const image = (name: string) => ({
      url: `https://oak.test/${name}.jpg`,
      thumbnail_url: `https://pins.test/page-pictures/${name}/`,
      alt_text: name,
    });
    const { user, calls } = screenWith({
      'FindPinImagesResource/get': () => ({
        url: 'https://oak.test/rooms',
        title: 'Quiet rooms',
        description: 'Eleven of them.',
        site_name: 'Oak & Linen',
        images: [image('lamp'), image('chair'), image('table')],
      }),
      'PinResource/create': () => pinDetail({ id: '901' }),
    });
    await user.type(screen.getByLabelText('Description'), 'Mine');
    await user.type(address(), 'oak.test/rooms{Enter}');
    expect(await screen.findByRole('radio', { name: 'lamp' })).toBeChecked();
    expect(screen.getByText('Pictures at Oak & Linen')).toBeInTheDocument();
    // One that cannot be shown is none.
    fireEvent.error(
      screen.getByRole('radio', { name: 'lamp' }).parentElement?.querySelector('img') as Element,
    );
    expect(screen.getByRole('radio', { name: 'chair' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'table' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Quiet rooms');
    await user.click(publish());
    expect(await screen.findByText('At /pin/901/')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'PinResource/create')?.options).toMatchObject({
      image_url: 'https://oak.test/table.jpg',
      title: 'Quiet rooms',
      description: 'Mine',
      link: 'https://oak.test/rooms',
    });
  });

  it.each([
    [true, 'Already on Kitchen'],
    [false, 'A picture like this is on Kitchen'],
  ])('asks before a picture is published twice (the very one: %s)', async (is_same, title) => {
    const duplicates = [{ board: board({ name: 'Kitchen' }), pin_id: '44', is_same }];
    const { user, calls } = screenWith({
      'PinResource/create': ({ on_duplicate }) =>
        on_duplicate === 'save'
          ? pinDetail({ id: '901' })
          : failure({
              key: 'already_saved',
              message: 'You have this picture already.',
              duplicates,
            }),
    });
    const asked = () =>
      calls.map(({ options }) => (options as { on_duplicate: string }).on_duplicate);
    await user.upload(drop(), picture);
    await screen.findByText('Ready to publish');
    await user.click(publish());
    const question = await screen.findByRole('alertdialog', { name: title });
    expect(within(question).getByRole('link')).toHaveAttribute('href', '/pin/44/');
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(question).not.toBeInTheDocument();
    expect(screen.queryByText('You have this picture already.')).toBeNull();
    await user.click(publish());
    await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
    expect(await screen.findByText('At /pin/901/')).toBeInTheDocument();
    expect(asked()).toEqual(['refuse', 'refuse', 'save']);
  });

  it('says beside the field why a page cannot be saved from', async () => {
    const { user } = screenWith({
      'FindPinImagesResource/get': () =>
        failure({
          key: 'PageGone',
          message: 'There is no page at this address. Check it and try again.',
          status: 400,
        }),
    });
    await user.type(address(), 'https://oak.test/gone');
    await user.click(screen.getByRole('button', { name: 'Find pictures' }));
    await waitFor(() =>
      expect(address()).toHaveAccessibleDescription(
        'There is no page at this address. Check it and try again.',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(drop()).toBeInTheDocument();
  });

  it('asks for a picture, and for a full address', async () => {
    const { user, calls } = screenWith();
    await user.type(screen.getByLabelText('Link'), 'javascript:alert(1)');
    await user.click(publish());
    expect(screen.getByLabelText('Link')).toHaveAccessibleDescription(
      'Please enter a full web address, such as https://example.com/page.',
    );
    await user.clear(screen.getByLabelText('Link'));
    await user.click(publish());
    expect(drop()).toHaveAccessibleDescription(
      'Choose a picture or a video first, and wait until it is ready.',
    );
    expect(calls).toEqual([]);
  });

  it('tries a broken upload again, and takes a picture away', async () => {
    vi.mocked(sendFile).mockRejectedValueOnce(new SendFailed(null));
    const { user } = screenWith();
    await user.upload(drop(), picture);
    expect(await screen.findByText(/did not get through/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ready to publish')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(drop()).toBeInTheDocument();
  });

  it('says why the server did not take a file', async () => {
    const { error } = failure({
      key: 'PictureDimensions',
      message: 'This picture has too many pixels. Use one of at most 40 megapixels.',
    });
    vi.mocked(sendFile).mockRejectedValueOnce(new SendFailed(400, error));
    const { user } = screenWith();
    await user.upload(drop(), picture);
    expect(await screen.findByText(/too many pixels/)).toBeInTheDocument();
  });

  it('refuses other files, and pictures that are too large, without sending them', async () => {
    screenWith();
    fireEvent.change(drop(), {
      target: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] },
    });
    expect(drop()).toHaveAccessibleDescription(/neither a picture nor a video/);
    const large = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
    Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
    fireEvent.change(drop(), { target: { files: [large] } });
    expect(drop()).toHaveAccessibleDescription(/too large/);
    expect(sendFile).not.toHaveBeenCalled();
  });

  it('shows the server’s refusal and keeps what was written', async () => {
    const { user } = screenWith({
      'PinResource/create': () =>
        failure({
          key: 'RateLimited',
          message: 'You are going too fast. Wait a moment and try again.',
          status: 429,
        }),
    });
    await user.upload(drop(), picture);
    await screen.findByText('Ready to publish');
    await user.type(screen.getByLabelText('Title'), 'A chair');
    await user.click(publish());
    expect(await screen.findByText(/You are going too fast/)).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('A chair');
  });

  it('asks before what was written is lost', async () => {
    const { user, router } = screenWith();
    await user.type(screen.getByLabelText('Title'), 'A chair');
    void router.navigate('/elsewhere/');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Title')).toHaveValue('A chair');
    void router.navigate('/elsewhere/');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('At /elsewhere/')).toBeInTheDocument();
  });
});
