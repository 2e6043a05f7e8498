import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';

/** What is drawn. */
interface Shades {
  /** What the shades follow from: of another seed they look another. */
  seed: string;
  /** Pixels; the same seed looks the same in every width. */
  width: number;
  /** How many stand beside each other; of one alone the picture is plain. */
  columns: number;
}

/** Draws greys on a colour in the browser, and answers the path of the file. */
export async function draw(page: Page, info: TestInfo, shades: Shades): Promise<string> {
  const base64 = await page.evaluate(({ seed, width, columns }: Shades) => {
    const canvas = document.createElement('canvas');
    const side = width / columns;
    const rows = Math.max(1, columns - 1);
    canvas.width = width;
    canvas.height = side * rows;
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('there is no canvas');
    let state = 7;
    for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) >>> 0;
    const next = () => {
      state = (state * 1_664_525 + 1_013_904_223) >>> 0;
      return state;
    };
    // Half of it is of one colour in every size: which that is decides on what looks the same.
    brush.fillStyle = `rgb(${next() >>> 24} ${(state >>> 16) & 255} ${(state >>> 8) & 255})`;
    brush.fillRect(0, 0, canvas.width, canvas.height);
    for (let place = 1; place < columns * rows; place += 2) {
      const grey = next() >>> 24;
      brush.fillStyle = `rgb(${grey} ${grey} ${grey})`;
      brush.fillRect((place % columns) * side, Math.floor(place / columns) * side, side, side);
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  }, shades);
  const path = info.outputPath(`${shades.width}-${shades.columns}.jpg`);
  writeFileSync(path, Buffer.from(base64, 'base64'));
  return path;
}
