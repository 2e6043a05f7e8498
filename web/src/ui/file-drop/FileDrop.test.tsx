import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileDrop } from './FileDrop';

const png = new File(['1'], 'one.png', { type: 'image/png' });
const jpeg = new File(['2'], 'two.jpg', { type: 'image/jpeg' });
const text = new File(['3'], 'three.txt', { type: 'text/plain' });
const accept = ['image/png', 'image/jpeg'];

const place = () => screen.getByText('Choose').closest('label') as HTMLElement;
const drop = (files: File[]) =>
  fireEvent.drop(place(), { dataTransfer: { files, types: ['Files'] } });

it('gives what is chosen, again and again the same', async () => {
  const onFiles = vi.fn();
  render(<FileDrop label="Choose" accept={accept} onFiles={onFiles} />);
  await userEvent.upload(screen.getByLabelText('Choose'), png);
  await userEvent.upload(screen.getByLabelText('Choose'), png);
  expect(onFiles.mock.calls).toEqual([[[png]], [[png]]]);
});

it.each([
  ['one of several', false, [png, jpeg], [png]],
  ['all of several', true, [png, jpeg], [png, jpeg]],
  ['only what is taken', true, [text, jpeg], [jpeg]],
  ['nothing of what is not taken', true, [text], []],
])('gives %s that are dropped', (_, multiple, dropped, given) => {
  const onFiles = vi.fn();
  render(<FileDrop label="Choose" accept={accept} multiple={multiple} onFiles={onFiles} />);
  drop(dropped);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(given);
});

it.each([
  ['by its ending, where the system knows no type', 'Walk.MOV', true],
  ['not by another', 'Walk.avi', false],
])('takes a file %s', (_, name, isTaken) => {
  const onFiles = vi.fn();
  render(<FileDrop label="Choose" accept={['video/quicktime', '.mov']} onFiles={onFiles} />);
  const film = new File(['4'], name);
  drop([film]);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(isTaken ? [film] : []);
});

it('takes nothing while it is out of use', () => {
  const onFiles = vi.fn();
  render(<FileDrop label="Choose" accept={accept} disabled onFiles={onFiles} />);
  drop([png]);
  expect(onFiles).not.toHaveBeenCalled();
});

it('says what is wrong', () => {
  render(<FileDrop label="Choose" accept={accept} error="Too large." onFiles={() => {}} />);
  expect(screen.getByLabelText('Choose')).toHaveAccessibleDescription('Too large.');
  expect(screen.getByLabelText('Choose')).toBeInvalid();
});
