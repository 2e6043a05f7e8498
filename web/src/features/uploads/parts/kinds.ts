import type { MediaType } from 'features/uploads/send';
import type { Problem } from 'lib/problems';

/** A kind of files that the server takes, and what is wrong with one that it does not. */
export interface Kind {
  name: 'picture' | 'video';
  /** What a file of it is registered as. */
  mediaType: MediaType;
  /** Media types, and endings of names for systems that know no type of them. */
  accept: readonly string[];
  /** In bytes. */
  largest: number;
  /** In seconds, of what has a length. */
  longest?: number;
  /** What is said of one that is not taken. */
  problems: { type: Problem; broken: Problem; tooLarge: Problem; tooLong?: Problem };
}

/** Types of pictures the server reads. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Largest picture the server takes, in bytes. */
export const LARGEST_PICTURE = 20 * 1024 * 1024;

/** Pictures, as the server takes them (contract `PictureTooLarge`). */
export const PICTURE: Kind = {
  name: 'picture',
  mediaType: 'image-story-pin',
  accept: PICTURE_TYPES,
  largest: LARGEST_PICTURE,
  problems: { type: 'PictureType', broken: 'PictureBroken', tooLarge: 'PictureTooLarge' },
};

/** Videos, as the server takes them (contract `VideoTooLarge`, `VideoTooLong`). */
export const VIDEO: Kind = {
  name: 'video',
  mediaType: 'video',
  accept: ['video/mp4', 'video/quicktime', 'video/webm', '.mp4', '.mov', '.webm'],
  largest: 104_857_600,
  longest: 15 * 60,
  problems: {
    type: 'VideoType',
    broken: 'VideoBroken',
    tooLarge: 'VideoTooLarge',
    tooLong: 'VideoTooLong',
  },
};
