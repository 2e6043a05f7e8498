/** Red, green and blue, each 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number];

/** How a card is coloured. */
export interface CardColours {
  /** The ground, `#rrggbb`. */
  ground: string;
  /** Whether what is written on it is light or dark. */
  ink: 'light' | 'dark';
}

/** What of its colour a ground keeps, and how bright it is; each far enough from its ink. */
const GROUNDS = {
  light: { most: 0.35, lightness: 0.2 },
  dark: { most: 0.5, lightness: 0.91 },
} as const;

/** Brightness in the middle between black and white, as eyes see it. */
const MIDDLE = 0.18;

/** Where the dominant colour is not known. */
const UNKNOWN: Colour = [0.5, 0.5, 0.5];

/**
 * A quiet ground in the hue of a picture's dominant colour (`#rrggbb`): dark and with light ink
 * under dark pictures, else light. Grey stays grey.
 */
export function coloursOf(dominant: string): CardColours {
  const colour = channelsOf(dominant) ?? UNKNOWN;
  const ink = luminance(colour) < MIDDLE ? 'light' : 'dark';
  const { most, lightness } = GROUNDS[ink];
  const chroma = Math.max(...colour) - Math.min(...colour);
  const ground = fromHsl(hueOf(colour, chroma), Math.min(most, chroma), lightness);
  return { ground: hex(ground), ink };
}

/** Reads `#rrggbb`. */
export function channelsOf(text: string): Colour | null {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (!found) return null;
  const [red, green, blue] = found.slice(1).map((part) => Number.parseInt(part, 16) / 255);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** How bright a colour is, 0 to 1 (WCAG 2.2, "relative luminance"). */
export function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** In sixths of the circle. */
function hueOf([red, green, blue]: Colour, chroma: number): number {
  if (chroma === 0) return 0;
  const most = Math.max(red, green, blue);
  if (most === red) return (((green - blue) / chroma) % 6) + (green < blue ? 6 : 0);
  return most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
}

function fromHsl(hue: number, saturation: number, lightness: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue * 2) % 12;
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

function hex(colour: Colour): string {
  const channels = colour.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}
