import { beforeEach, describe, expect, it, vi } from 'vitest';
import { knowLength, playMedia, reach, videos } from '../../../test-media';
import { attach } from './attach';
import { waysOf } from './ways';

const streams = vi.hoisted(() => ({ begun: [] as { url: string; fail: () => void }[], ended: 0 }));

vi.mock('./streamByScript', () => ({
  streamByScript: (_: HTMLVideoElement, url: string, fail: () => void) => {
    streams.begun.push({ url, fail });
    return () => {
      streams.ended += 1;
    };
  },
}));

const { V_720P: file, V_HLSV4: stream } = videos().video_list;

beforeEach(() => {
  playMedia();
  streams.begun.length = 0;
  streams.ended = 0;
});

function attached(able: { hls: boolean; handed: boolean }, from = 0) {
  const video = document.createElement('video');
  const told = { onReady: vi.fn(), onBroken: vi.fn() };
  const stop = attach(video, waysOf(videos(), able), from, told);
  const fail = () => video.dispatchEvent(new Event('error'));
  return { video, stop, fail, ...told };
}

describe('a video', () => {
  it('is played by the best way there is', () => {
    const { video, onReady, onBroken } = attached({ hls: true, handed: true });
    expect(video.src).toBe(stream.url);
    expect(onReady).toHaveBeenCalledTimes(1);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it('goes on by the next way at the same place, and is broken after the last', async () => {
    const { video, fail, onReady, onBroken } = attached({ hls: true, handed: true });
    knowLength(video, 60);
    reach(video, 12);
    fail();
    await vi.waitFor(() => expect(streams.begun).toHaveLength(1));
    expect(video).not.toHaveAttribute('src');
    expect(streams.begun[0]?.url).toBe(stream.url);
    video.currentTime = 0;
    video.dispatchEvent(new Event('loadedmetadata'));
    expect(video.currentTime).toBe(12);

    streams.begun[0]?.fail();
    expect(streams.ended).toBe(1);
    expect(video.src).toBe(file.url);
    expect(onReady).toHaveBeenCalledTimes(3);
    // A way that is left says nothing any more.
    streams.begun[0]?.fail();
    expect(onBroken).not.toHaveBeenCalled();

    fail();
    expect(onBroken).toHaveBeenCalledExactlyOnceWith(12);
  });

  it('begins where it was left when it is tried again', () => {
    const { video } = attached({ hls: false, handed: false }, 30);
    expect(video.src).toBe(file.url);
    knowLength(video, 60);
    expect(video.currentTime).toBe(30);
  });

  it('is fetched no more once it is gone', async () => {
    const { video, stop, fail, onBroken } = attached({ hls: false, handed: false });
    stop();
    expect(video).not.toHaveAttribute('src');
    fail();
    expect(onBroken).not.toHaveBeenCalled();

    const other = attached({ hls: false, handed: true });
    other.stop();
    await vi.dynamicImportSettled();
    expect(streams.begun).toEqual([]);
  });
});
