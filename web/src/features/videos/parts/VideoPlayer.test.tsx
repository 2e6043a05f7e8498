import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { VideoPlayer, type VideoPlayerProps } from 'features/videos/parts/VideoPlayer';
import { keepSound } from 'features/videos/player/sound';
import { IDLE_MS } from 'features/videos/player/useIdle';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { knowLength, playMedia, reach, videos } from '../../../test-media';
import { images } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

beforeEach(() => {
  window.localStorage.clear();
  keepSound({ volume: 1, isMuted: false });
  playMedia();
});

afterEach(() => {
  vi.restoreAllMocks();
  line({ saveData: false });
});

const seek = () => screen.getByRole('slider', { name: 'Seek' });
const button = (name: string) => screen.getByRole('button', { name });

function player(over: Partial<VideoPlayerProps> = {}) {
  const props = { videos: videos(), images: images(), title: 'A lamp is lit', ...over };
  return renderApp(<VideoPlayer {...props} />);
}

function element(place = 0): HTMLVideoElement {
  const found = document.querySelectorAll('video')[place];
  if (!found) throw new Error('There is no video.');
  return found;
}

/** One that plays. */
async function begun(over: Partial<VideoPlayerProps> = {}) {
  const { user } = player(over);
  await user.click(button('Play'));
  await screen.findByRole('button', { name: 'Pause' });
  act(() => knowLength(element(), 60));
  return { user, video: element() };
}

describe('a video', () => {
  it('is a cover, its length and a button until it is to play', () => {
    player();
    expect(screen.getByRole('region', { name: 'Video: A lamp is lit' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'A lamp is lit' })).toBeInTheDocument();
    expect(screen.getByText('1:00')).toBeInTheDocument();
    expect(document.querySelector('video')).toBeNull();
  });

  it('plays with a press, with sound, and has the focus', async () => {
    const { video } = await begun();
    expect(video.src).toBe(videos().video_list.V_720P.url);
    expect(video).toMatchObject({ paused: false, muted: false });
    expect(button('Pause')).toHaveFocus();
    expect(screen.getByText(/^0:00/)).toHaveTextContent('0:00 / 1:00');
  });

  it('waits for its forms after a press', async () => {
    const { user } = player({ videos: null });
    await user.click(button('Play'));
    expect(screen.getByText('Loading....')).toBeInTheDocument();
    expect(document.querySelector('video')).toBeNull();
  });

  it('pauses and goes on with a press on it, and tells where it is', async () => {
    const { user, video } = await begun();
    await user.click(video);
    expect(video.paused).toBe(true);
    await user.click(button('Play'));
    expect(video.paused).toBe(false);
    act(() => reach(video, 12.4));
    expect(seek()).toHaveAttribute('aria-valuetext', '0:12 of 1:00');
    fireEvent.change(seek(), { target: { value: '42' } });
    expect(video.currentTime).toBe(42);
  });

  it('has sound, speeds, and begins again', async () => {
    const { user, video } = await begun();
    fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.3' } });
    expect(video.volume).toBe(0.3);
    await user.click(button('Sound off'));
    expect(video.muted).toBe(true);
    await user.click(button('Sound on'));
    expect(video).toMatchObject({ muted: false, volume: 0.3 });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
    expect(video.playbackRate).toBe(1.5);
    act(() => {
      video.pause();
      Object.defineProperty(video, 'ended', { configurable: true, value: true });
      video.dispatchEvent(new Event('ended'));
    });
    await user.click(button('Play again'));
    expect(video.paused).toBe(false);
  });

  it('obeys keys wherever the focus is in it', async () => {
    const { user, video } = await begun();
    await user.keyboard('k');
    expect(video.paused).toBe(true);
    // On the button itself.
    await user.keyboard(' ');
    expect(video.paused).toBe(false);
    await user.keyboard('5');
    expect(video.currentTime).toBe(30);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(video.currentTime).toBe(35);
    await user.keyboard('0{ArrowLeft}');
    expect(video.currentTime).toBe(0);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(video.volume).toBeCloseTo(0.8);
    await user.keyboard('m');
    expect(video.muted).toBe(true);
    await user.keyboard('{ArrowUp}');
    expect(video).toMatchObject({ muted: false, volume: 0.1 });
    act(() => seek().focus());
    await user.keyboard(' ');
    expect(video.paused).toBe(true);
  });

  it('fills the screen by key and button where the browser lets it', async () => {
    const fill = vi.fn(() => Promise.resolve());
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
    window.HTMLElement.prototype.requestFullscreen = fill;
    const { user } = await begun();
    await user.keyboard('f');
    await user.click(button('Full screen'));
    expect(fill).toHaveBeenCalledTimes(2);
    expect(fill.mock.contexts[0]).toBe(screen.getByRole('region', { name: /^Video/ }));
    Reflect.deleteProperty(document, 'fullscreenEnabled');
  });

  it('has a button for words where it has some, which is kept', async () => {
    const captions = [{ url: '/words.vtt', language: 'en', label: 'English' }];
    const { user } = await begun({ captions });
    expect(document.querySelector('track')).toHaveAttribute('srclang', 'en');
    await user.click(button('Captions'));
    expect(button('Captions')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('c');
    expect(button('Captions')).toHaveAttribute('aria-pressed', 'false');
  });

  it('has none where there are none', async () => {
    await begun();
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Picture in picture' })).toBeNull();
  });
});

describe('several videos', () => {
  it('play one at a time', async () => {
    const { user } = renderApp(
      <>
        <VideoPlayer videos={videos('a7')} images={images()} title="First" />
        <VideoPlayer videos={videos('b2')} images={images()} title="Second" />
      </>,
    );
    const [first, second] = screen.getAllByRole('button', { name: 'Play' });
    await user.click(first as HTMLElement);
    await waitFor(() => expect(element(0).paused).toBe(false));
    await user.click(second as HTMLElement);
    await waitFor(() => expect(element(1).paused).toBe(false));
    expect(element(0).paused).toBe(true);
    await user.click(button('Play'));
    expect(element(0).paused).toBe(false);
    expect(element(1).paused).toBe(true);
  });
});

describe('a video that plays by itself', () => {
  beforeEach(() => keepSound({ volume: 1, isMuted: true }));

  it('has no sound until the viewer wants some', async () => {
    const { user } = player({ autoPlay: true });
    await user.click(await screen.findByRole('button', { name: 'Sound on' }));
    expect(element()).toMatchObject({ paused: false, muted: false });
  });

  it.each([
    ['data is saved', () => line({ saveData: true })],
    ['less motion is wanted', () => vi.spyOn(window, 'matchMedia').mockImplementation(fits)],
  ])('does not where %s', async (_, wish) => {
    wish();
    const { user } = player({ autoPlay: true });
    await vi.dynamicImportSettled();
    expect(document.querySelector('video')).toBeNull();
    await user.click(button('Play'));
    await waitFor(() => expect(element().paused).toBe(false));
  });

  it('pauses when it is to stop, and goes on', async () => {
    const { user } = renderApp(<Switched />);
    await screen.findByRole('button', { name: 'Pause' });
    await user.click(button('Switch'));
    expect(element().paused).toBe(true);
    await user.click(button('Switch'));
    expect(element().paused).toBe(false);
  });
});

describe('what can go wrong', () => {
  it('a browser that allows sound only later: it plays without', async () => {
    const play = vi.spyOn(window.HTMLMediaElement.prototype, 'play');
    play.mockRejectedValueOnce(new DOMException('no press', 'NotAllowedError'));
    const { user } = player();
    await user.click(button('Play'));
    expect(await screen.findByRole('button', { name: 'Sound on' })).toBeInTheDocument();
    expect(element()).toMatchObject({ paused: false, muted: true });
  });

  it('a video that cannot be played: it says so, and goes on where it was', async () => {
    const { user, video } = await begun();
    act(() => reach(video, 20));
    fireEvent.error(video);
    const words = 'This video cannot be played right now.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
    video.currentTime = 0;
    await user.click(button('Try again'));
    expect(screen.queryByText(words)).toBeNull();
    act(() => knowLength(video, 60));
    expect(video).toMatchObject({ paused: false, currentTime: 20 });
  });
});

it('hides the controls from a viewer who only watches', async () => {
  const { video } = await begun();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const isIdle = () => video.parentElement?.hasAttribute('data-idle');
  fireEvent.pointerMove(video);
  act(() => vi.advanceTimersByTime(IDLE_MS - 1));
  expect(isIdle()).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(isIdle()).toBe(true);
  // A finger brings them back, and does nothing else.
  const finger = new MouseEvent('pointerdown', { bubbles: true });
  fireEvent(video, Object.assign(finger, { pointerType: 'touch' }));
  fireEvent.click(video);
  expect(isIdle()).toBe(false);
  expect(video.paused).toBe(false);
  act(() => video.pause());
  act(() => vi.advanceTimersByTime(2 * IDLE_MS));
  expect(isIdle()).toBe(false);
  vi.useRealTimers();
});

/** A player that plays by itself as long as it is told to. */
function Switched() {
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOn(!isOn)}>
        Switch
      </button>
      <VideoPlayer videos={videos()} images={images()} title="A lamp" autoPlay={isOn} />
    </>
  );
}

/** The line that the browser tells of. */
function line(connection: object) {
  Object.defineProperty(window.navigator, 'connection', { configurable: true, value: connection });
}

function fits(media: string) {
  return Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList;
}
