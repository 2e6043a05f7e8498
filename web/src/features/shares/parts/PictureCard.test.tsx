import { screen, waitFor } from '@testing-library/react';
import type { PinDetail } from 'features/pins/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { pinDetail, viewer } from '../../../test-views';
import { PictureCard } from './PictureCard';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const QR = 'PinQrResource/get';
const plain = { url: 'https://pins.test/pin/900/', qr: { size: 21, path: 'M0 0h7v1h-7z' } };

/** What was written and drawn, and the addresses that were asked, with their way of asking. */
const canvas = { written: [] as string[], drawn: 0, isTainted: false };
const asked: [address: string, crossOrigin: string | null][] = [];
/** Whether a picture comes, by how it is asked for. */
let comes: (crossOrigin: string | null) => boolean = () => true;

const brush = {
  measureText: (text: string) => ({ width: text.length * 20 }),
  fillText: (text: string) => canvas.written.push(text),
  drawImage: () => {
    canvas.drawn += 1;
  },
};

beforeEach(() => {
  Object.assign(canvas, { written: [], drawn: 0, isTainted: false });
  asked.length = 0;
  comes = () => true;
  // What a canvas has besides does nothing here.
  const anything = new Proxy(brush, {
    get: (known, name) => Reflect.get(known, name) ?? (() => {}),
  }) as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(anything as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((show, type = '') => {
    if (canvas.isTainted) throw new DOMException('Tainted', 'SecurityError');
    show(new Blob(['card'], { type }));
  });
  HTMLImageElement.prototype.decode = async function decode() {
    asked.push([this.src, this.crossOrigin]);
    if (!comes(this.crossOrigin)) throw new DOMException('Broken', 'EncodingError');
  };
  const fonts = { load: async () => [], ready: Promise.resolve() };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  vi.stubGlobal('Path2D', class {});
  Object.assign(URL, { createObjectURL: () => 'blob:card', revokeObjectURL: vi.fn() });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

function show(over: Partial<PinDetail> = {}, door: Door = {}) {
  const [onShared, onClose] = [vi.fn(), vi.fn()];
  const shown = renderApp(
    <PictureCard pin={pinDetail(over)} onShared={onShared} onClose={onClose} />,
    { door: { [QR]: () => plain, ...door } },
  );
  return { ...shown, onShared, onClose };
}

const card = () => screen.findByRole('img', { name: 'Picture card: A chair by a window' });

it('draws what stands on it, and gives it to be saved', async () => {
  const { onShared, user } = show();
  expect(screen.getByText('The card is being drawn')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save picture' })).toBeDisabled();
  expect(await card()).toHaveAttribute('src', 'blob:card');
  expect(asked).toEqual([['https://pins.test/orig/oak.jpg', 'anonymous']]);
  expect(canvas.drawn).toBe(1);
  expect(canvas.written).toEqual([
    'Slow morning light on oak',
    'Magpie',
    'Saved by \u2068Oak & Linen\u2069',
    window.location.host,
  ]);
  const save = screen.getByRole('link', { name: 'Save picture' });
  expect(save).toHaveAttribute('href', 'blob:card');
  expect(save).toHaveAttribute('download', `${window.location.hostname}-900.jpg`);
  // jsdom cannot follow it.
  save.addEventListener('click', (event) => event.preventDefault());
  await user.click(save);
  expect(onShared).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it('says who paid for the pin, once they said so', async () => {
  const paid = (status: number) => ({
    sponsorship: { status, sponsor: viewer(), creator: viewer() } as PinDetail['sponsorship'],
  });
  show(paid(1));
  await card();
  expect(canvas.written).toContain('Paid partnership with \u2068Ines Moreau\u2069');
  canvas.written = [];
  show(paid(0));
  await waitFor(() => expect(canvas.written).toHaveLength(4));
});

it('takes a smaller picture where the original is too much for a phone', async () => {
  const { images } = pinDetail();
  show({ images: { ...images, orig: { ...images.orig, width: 8000, height: 6000 } } });
  await card();
  expect(asked).toEqual([['https://pins.test/736x/oak.jpg', 'anonymous']]);
});

it.each([
  ['goes when it was handed on', () => Promise.resolve(), 1],
  ['stays when the panel was closed', () => Promise.reject(new DOMException('', 'AbortError')), 0],
])('is handed to an app, and %s', async (_what, answer, times) => {
  const share = vi.fn(answer);
  const canShare = vi.fn(() => true);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true });
  const { onShared, onClose, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const file = expect.objectContaining({
    name: `${window.location.hostname}-900.jpg`,
    type: 'image/jpeg',
  });
  expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file] });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(times));
  expect(onShared).toHaveBeenCalledTimes(times);
  expect(screen.getByRole('link', { name: 'Save picture' })).toBeVisible();
});

it('has no way to an app that takes no files', async () => {
  Object.defineProperty(navigator, 'canShare', { value: () => false, configurable: true });
  show();
  await card();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it('says that the picture did not come, and tries again', async () => {
  comes = () => false;
  const { user } = show();
  expect(await screen.findByText('The picture of this pin could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save picture' })).toBeDisabled();
  comes = () => true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card();
});

it.each([
  ['draws a picture whose place says nothing, where the page may copy it', false],
  ['says that a picture of another origin cannot be copied', true],
])('%s', async (_what, isTainted) => {
  comes = (crossOrigin) => crossOrigin === null;
  canvas.isTainted = isTainted;
  show();
  if (isTainted) {
    expect(await screen.findByText('No card can be made of this pin.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  } else {
    await card();
  }
  expect(asked.map(([, crossOrigin]) => crossOrigin)).toEqual(['anonymous', null]);
});

it('says why there is no code for cameras, and asks again', async () => {
  const said: unknown[] = [failure({ status: 503, key: 'Busy', message: 'Too much to do.' })];
  const { user } = show({}, { [QR]: () => said.shift() ?? plain });
  expect(await screen.findByText('Too much to do.')).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card();
});
