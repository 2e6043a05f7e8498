import type { Videos } from 'features/videos/api';

/** One way to play a video. */
export interface Way {
  /** HLS by the browser itself, HLS by a script, or one file. */
  by: 'browser' | 'script' | 'file';
  url: string;
}

/** What a browser can do. */
export interface Able {
  /** Plays HLS by itself. */
  hls: boolean;
  /** Plays what a script hands to it, of the kind that HLS is made of. */
  handed: boolean;
}

/** The ways to play a video, the best first: when one fails, the next is tried. Pure. */
export function waysOf({ video_list: forms }: Videos, able: Able): Way[] {
  const { V_HLSV4: stream, V_720P: file } = forms;
  return [
    ...(able.hls ? [{ by: 'browser' as const, url: stream.url }] : []),
    ...(able.handed ? [{ by: 'script' as const, url: stream.url }] : []),
    { by: 'file', url: file.url },
  ];
}

/** What this browser can do. */
export function ableOf(video: HTMLVideoElement): Able {
  const sources = window as unknown as Record<string, typeof MediaSource | undefined>;
  // Safari on a phone has the first alone.
  const source = sources.ManagedMediaSource ?? sources.MediaSource;
  return {
    hls: video.canPlayType(HLS) !== '',
    handed: source?.isTypeSupported(PART) ?? false,
  };
}

const HLS = 'application/vnd.apple.mpegurl';

/** H.264 and AAC, as the server makes them. */
const PART = 'video/mp4; codecs="avc1.42E01E, mp4a.40.2"';
