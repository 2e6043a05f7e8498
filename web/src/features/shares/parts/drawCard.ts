import { cutOf, WHOLE } from 'ui/crop/cut';
import { mark } from 'ui/logo/mark';
import type { QrCodeProps } from 'ui/qr-code/QrCode';
import { coloursOf } from './cardColours';
import { type Box, CARD, type Line, layOut, RADII, SIZES, shownSize, TITLE } from './cardLayout';
import { directionOf, fitted, wrapped } from './cardWords';

/** What stands on a card. */
export interface CardContent {
  /** Address of the picture, and the dominant colour that it has, `#rrggbb`. */
  picture: { url: string; color: string };
  /** May be empty. */
  title: string;
  /** What is said below it, each on a line. */
  notes: string[];
  /** The host's name and address. */
  brand: string;
  host: string;
  /** What a camera reads. */
  qr: Pick<QrCodeProps, 'size' | 'path'>;
}

/** Why there is no card: the picture did not come, or the browser lets no page copy it. */
export type CardFailure = 'unloaded' | 'undrawable';

/** Thrown where no card is drawn. */
export class NoCard extends Error {
  constructor(readonly why: CardFailure) {
    super(why);
  }
}

/** Light around a QR code, in modules. */
const QUIET = 4;

/** The grid on which the mark is drawn, and its stroke there. */
const MARK = { grid: 32, stroke: 2.6 };

/** How much of their ink small letters have: they step back behind the title. */
const SOFT = 0.82;

/** Draws a card, and answers it as a JPEG; `NoCard` where that cannot be. */
export async function drawCard(content: CardContent): Promise<Blob> {
  const look = lookOfApp();
  const [picture] = await Promise.all([loaded(content.picture.url), fontsFor(content, look.font)]);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, CARD);
  const brush = canvas.getContext('2d');
  if (!brush) throw new NoCard('undrawable');
  draw(brush, content, picture, look);
  return toJpeg(canvas);
}

/** What the design's tokens say of ink and letters, the same in both themes. */
function lookOfApp() {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    font: token('--font') || 'sans-serif',
    light: token('--on-photo'),
    dark: token('--on-photo-control'),
    direction: tokens.direction === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  };
}

type Look = ReturnType<typeof lookOfApp>;

/**
 * A picture that a canvas may give out again. Where the place in which it lies does not say that it
 * may, it is loaded as pages show it: of the same origin it may be copied all the same.
 */
async function loaded(url: string): Promise<HTMLImageElement> {
  const ask = async (crossOrigin: string | null) => {
    const picture = new Image();
    picture.crossOrigin = crossOrigin;
    picture.src = url;
    await picture.decode();
    return picture;
  };
  return ask('anonymous')
    .catch(() => ask(null))
    .catch(() => {
      throw new NoCard('unloaded');
    });
}

/** Waits for the app's letters, also those that no page has needed yet; goes on without them. */
async function fontsFor(content: CardContent, font: string): Promise<void> {
  const { title, notes, brand, host } = content;
  const words = [title, ...notes, brand, host].join('');
  const wanted = [bold(TITLE.size), plain(SIZES.note)].map((style) =>
    document.fonts.load(style + font, words),
  );
  await Promise.allSettled(wanted);
  await document.fonts.ready;
}

function bold(size: number): string {
  return `700 ${size}px `;
}

function plain(size: number): string {
  return `500 ${size}px `;
}

type Brush = CanvasRenderingContext2D;

function draw(brush: Brush, content: CardContent, picture: HTMLImageElement, look: Look): void {
  const { title, notes, brand, host } = content;
  const { ground, ink } = coloursOf(content.picture.color);
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
  const shown = shownSize(natural);
  brush.font = bold(TITLE.size) + look.font;
  const lines = wrapped(title, shown.width, TITLE.lines, (text) => brush.measureText(text).width);
  const direction = directionOf(title) ?? look.direction;
  const shape = { picture: shown, titleLines: lines.length, noteLines: notes.length, direction };
  const layout = layOut(shape);

  brush.fillStyle = ground;
  brush.fillRect(0, 0, CARD.width, CARD.height);
  drawPicture(brush, picture, layout.picture, content.picture.color);
  drawQr(brush, content.qr, layout.qr, look);

  brush.fillStyle = look[ink];
  brush.strokeStyle = look[ink];
  drawMark(brush, layout.mark);
  brush.textAlign = direction === 'rtl' ? 'right' : 'left';
  const write = (style: string, text: string | undefined, at: Line) => {
    brush.font = style + look.font;
    brush.direction = directionOf(text ?? '') ?? direction;
    brush.fillText(
      fitted(text ?? '', at.room, (part) => brush.measureText(part).width),
      at.x,
      at.y,
    );
  };
  layout.title.forEach((at, line) => {
    write(bold(TITLE.size), lines[line], at);
  });
  write(bold(SIZES.brand), brand, layout.brand);
  brush.globalAlpha = SOFT;
  layout.notes.forEach((at, line) => {
    write(plain(SIZES.note), notes[line], at);
  });
  write(plain(SIZES.host), host, layout.host);
}

/** Its middle, in rounded corners, on its own colour where it may be seen through. */
function drawPicture(brush: Brush, picture: HTMLImageElement, at: Box, color: string): void {
  const { left: x, top: y, width, height } = at;
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
  const cut = cutOf(natural, width / height, WHOLE);
  brush.save();
  brush.beginPath();
  brush.roundRect(x, y, width, height, RADII.picture);
  brush.clip();
  brush.fillStyle = color;
  brush.fillRect(x, y, width, height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, cut.left, cut.top, cut.width, cut.height, x, y, width, height);
  brush.restore();
}

/** Dark on light on every ground: cameras want it so. */
function drawQr(brush: Brush, qr: CardContent['qr'], at: Box, look: Look): void {
  brush.fillStyle = look.light;
  brush.beginPath();
  brush.roundRect(at.left, at.top, at.width, at.height, RADII.qr);
  brush.fill();
  // Whole pixels to a module: edges between two greys are what cameras stumble over.
  const module = Math.max(1, Math.floor(at.width / (qr.size + 2 * QUIET)));
  const margin = Math.floor((at.width - module * qr.size) / 2);
  brush.save();
  brush.translate(at.left + margin, at.top + margin);
  brush.scale(module, module);
  brush.fillStyle = look.dark;
  brush.fill(new Path2D(qr.path));
  brush.restore();
}

/** As the mark stands everywhere: two strokes and an eye. */
function drawMark(brush: Brush, at: Box): void {
  brush.save();
  brush.translate(at.left, at.top);
  brush.scale(at.width / MARK.grid, at.height / MARK.grid);
  Object.assign(brush, { lineWidth: MARK.stroke, lineCap: 'round', lineJoin: 'round' });
  brush.stroke(new Path2D(mark.head));
  brush.stroke(new Path2D(mark.breast));
  brush.beginPath();
  brush.arc(mark.eye.x, mark.eye.y, mark.eye.r, 0, 2 * Math.PI);
  brush.fill();
  brush.restore();
}

/** A canvas with a picture of another origin gives nothing out. */
async function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    try {
      canvas.toBlob(resolve, 'image/jpeg', 0.92);
    } catch {
      resolve(null);
    }
  });
  if (!blob) throw new NoCard('undrawable');
  return blob;
}
