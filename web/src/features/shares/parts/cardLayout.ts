import type { Extent } from 'ui/crop/cut';

/** A part of the card, in its pixels. */
export interface Box extends Extent {
  left: number;
  top: number;
}

/** Where a line of words begins: `x` at the side from which the card is read, `y` its baseline. */
export interface Line {
  x: number;
  y: number;
  /** Pixels across that it may take. */
  room: number;
}

/** What decides where the parts of a card stand. */
export interface CardShape {
  /** Of the picture as the card shows it. */
  picture: Extent;
  /** Lines of the title, none to `TITLE.lines`. */
  titleLines: number;
  /** Lines below it. */
  noteLines: number;
  /** From which side the card is read. */
  direction: 'ltr' | 'rtl';
}

/** Where the parts of a card stand. */
export interface CardLayout {
  picture: Box;
  title: Line[];
  notes: Line[];
  /** The host's mark. */
  mark: Box;
  brand: Line;
  host: Line;
  /** The QR code with the light around it. */
  qr: Box;
}

/** Pixels of a card: those of a story. */
export const CARD: Extent = { width: 1080, height: 1920 };

/** Letters of the title, and lines it may take. */
export const TITLE = { size: 62, lines: 2 };

/** Letters of the lines below the title, of the brand, and of the host's address. */
export const SIZES = { note: 38, brand: 46, host: 32 };

/** Corners of the picture, and of the QR code. */
export const RADII = { picture: 48, qr: 24 };

/** Most the picture takes; what is left above and below is covered by what shows stories. */
const MOST: Extent = { width: 900, height: 1080 };

/** Shapes of pictures, width by height, that are shown whole; beyond them their edges are cut. */
const RATIOS = { least: 0.62, most: 3 };

const LEADING = { title: 76, note: 54 };
const GAPS = { title: 40, notes: 8, foot: 56, qr: 32 };
const MARK = 96;
const QR = 270;

/** Baselines of brand and host, above where the foot ends. */
const FOOT = { brand: 62, host: 12 };

/** The size in which a card shows a picture: as large as may be, never too narrow for words. */
export function shownSize({ width, height }: Extent): Extent {
  const whole = width > 0 && height > 0 ? width / height : 1;
  const ratio = Math.min(Math.max(whole, RATIOS.least), RATIOS.most);
  const across = Math.min(MOST.width, MOST.height * ratio);
  return { width: Math.round(across), height: Math.round(across / ratio) };
}

/**
 * One column as wide as the picture, in the middle: picture, title, notes, and below them brand and
 * QR code.
 */
export function layOut({ picture, titleLines, noteLines, direction }: CardShape): CardLayout {
  const { width, height } = picture;
  const titleHeight = titleLines && titleLines * LEADING.title + GAPS.notes;
  const words = GAPS.title + titleHeight + noteLines * LEADING.note;
  const whole = height + words + GAPS.foot + QR;
  const left = Math.round((CARD.width - width) / 2);
  const top = Math.round((CARD.height - whole) / 2);
  const isTurned = direction === 'rtl';
  /** A box that begins so far into the column, from the side at which reading begins. */
  const within = (start: number, at: number, side: number): Box => ({
    left: isTurned ? left + width - start - side : left + start,
    top: at,
    width: side,
    height: side,
  });
  const line = (start: number, y: number, room: number): Line => ({
    x: isTurned ? left + width - start : left + start,
    y: Math.round(y),
    room,
  });
  const below = top + height + GAPS.title;
  const notesAt = below + titleHeight;
  const foot = top + height + words + GAPS.foot;
  const beside = width - QR - GAPS.qr;
  return {
    picture: { left, top, width, height },
    title: lines(titleLines, LEADING.title).map((y) => line(0, below + y, width)),
    notes: lines(noteLines, LEADING.note).map((y) => line(0, notesAt + y, width)),
    mark: within(0, foot, MARK),
    brand: line(0, foot + QR - FOOT.brand, beside),
    host: line(0, foot + QR - FOOT.host, beside),
    qr: within(width - QR, foot, QR),
  };
}

/** Baselines of so many lines, from where they begin. */
function lines(count: number, leading: number): number[] {
  return Array.from({ length: count }, (_, line) => (line + 0.76) * leading);
}
