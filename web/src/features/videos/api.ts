import type { Schema } from 'lib/call';

/** A pin's video in all its forms (specification §3 "Video"). */
export type Videos = Schema['Videos'];

/** The one form of it that grids play. */
export type CardVideos = Schema['CardVideos'];

/** One form of a video: its address, its pixels, its length in milliseconds. */
export type VideoFile = Schema['VideoFile'];

/** The words of a video in one language, as a file of WebVTT. */
export interface Captions {
  /** Address of the file. */
  url: string;
  /** BCP 47 tag of the language. */
  language: string;
  /** Name of the language, in itself. */
  label: string;
}
