import { Drawing } from 'ui/icon/Icon';

/**
 * The drawings of a player, in the manner of `ui/icon/shapes`. Apart from that set, which the first
 * script of every page carries.
 */
const glyphs = {
  play: ['M8 5.2v13.6a.7.7 0 0 0 1.1.6l10.3-6.8a.7.7 0 0 0 0-1.2L9.1 4.6a.7.7 0 0 0-1.1.6z'],
  pause: ['M8.5 5v14', 'M15.5 5v14'],
  again: ['M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 9', 'M4.4 4.4V9H9'],
  sound: [
    'M4 9.5v5h3.4l4.6 4V5.5l-4.6 4z',
    'M15.4 9.2a4 4 0 0 1 0 5.6',
    'M17.9 6.7a7.5 7.5 0 0 1 0 10.6',
  ],
  muted: ['M4 9.5v5h3.4l4.6 4V5.5l-4.6 4z', 'm15.5 9.5 5 5', 'm20.5 9.5-5 5'],
  captions: [
    'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5z',
    'M10.6 10.6a2 2 0 1 0 0 2.8',
    'M16.6 10.6a2 2 0 1 0 0 2.8',
  ],
  'small-picture': [
    'M10 18.5H5.5A1.5 1.5 0 0 1 4 17V7a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 7v3.5',
    'M14 14h5.2a.8.8 0 0 1 .8.8v3.9a.8.8 0 0 1-.8.8H14a.8.8 0 0 1-.8-.8v-3.9a.8.8 0 0 1 .8-.8z',
  ],
  'full-screen': ['M9 4.5H4.5V9', 'M15 4.5h4.5V9', 'M9 19.5H4.5V15', 'M15 19.5h4.5V15'],
  'part-screen': ['M4.5 9H9V4.5', 'M19.5 9H15V4.5', 'M4.5 15H9v4.5', 'M19.5 15H15v4.5'],
} as const satisfies Record<string, readonly string[]>;

/** The name of a drawing of a player. */
export type GlyphName = keyof typeof glyphs;

interface GlyphProps {
  /** Which drawing. */
  name: GlyphName;
  /** Side in CSS pixels. */
  size?: number;
}

/** A drawing on a button of a player; never mirrored, since time runs one way. */
export function Glyph({ name, size = 24 }: GlyphProps) {
  return <Drawing paths={glyphs[name]} size={size} filled={name === 'play'} />;
}
