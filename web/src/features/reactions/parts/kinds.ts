import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A kind of reaction, as it is shown. */
export interface ReactionKind {
  /** Its number on the wire (contract `ReactionType`). */
  number: number;
  /** Its name. */
  name: MessageDescriptor;
  /** Paths on a 24 px grid, drawn as the icons are. */
  paths: readonly string[];
}

const FACE = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z';

/** Every kind, in the order of the choice. */
export const KINDS: readonly ReactionKind[] = [
  {
    number: 1,
    name: msg`Love`,
    paths: [
      'M12 20.2S3.6 15.4 3.6 9.3A4.7 4.7 0 0 1 8.3 4.6c1.6 0 2.9.8 3.7 2 .8-1.2 2.1-2 3.7-2a4.7 4.7 0 0 1 4.7 4.7c0 6.1-8.4 10.9-8.4 10.9z',
    ],
  },
  {
    number: 13,
    name: msg`Good idea`,
    paths: [
      'M9 17.2c0-2-2.8-3.3-2.8-7.1a5.8 5.8 0 0 1 11.6 0c0 3.8-2.8 5.1-2.8 7.1z',
      'M9.8 20.5h4.4',
    ],
  },
  {
    number: 5,
    name: msg`Thanks`,
    paths: [
      'M12 13.2c-3.6-1-5.2-3.4-5-7 2.9.4 4.6 1.7 5 4 .4-2.3 2.1-3.6 5-4 .2 3.6-1.4 6-5 7z',
      'M12 10.2v10.3',
      'M12 18c1.2-1.8 2.6-2.5 4.4-2.3',
    ],
  },
  {
    number: 7,
    name: msg`Wow`,
    paths: [
      FACE,
      'M9 9.2v.6',
      'M15 9.2v.6',
      'M12 13a2 2 0 0 1 2 2v.6a2 2 0 0 1-4 0V15a2 2 0 0 1 2-2z',
    ],
  },
  {
    number: 11,
    name: msg`Haha`,
    paths: [
      FACE,
      'm7.8 10 1.4-1.2 1.4 1.2',
      'm13.4 10 1.4-1.2 1.4 1.2',
      'M7.8 13.4h8.4a4.2 4.2 0 0 1-8.4 0z',
    ],
  },
];

/** The kind with this number. */
export function kindOf(number: number | null | undefined): ReactionKind | undefined {
  return KINDS.find((kind) => kind.number === number);
}
