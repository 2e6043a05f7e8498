/** Pixels across and down. */
export interface Extent {
  width: number;
  height: number;
}

/** What is looked at: the middle as shares of the picture, and how near. */
export interface CropView {
  /** 0 at the left edge, 1 at the right. */
  x: number;
  /** 0 at the top, 1 at the bottom. */
  y: number;
  /** 1 shows as much as the shape lets through. */
  zoom: number;
}

/** A part of a picture, in its pixels. */
export interface Cut extends Extent {
  left: number;
  top: number;
}

/** Nearest look. */
export const MOST_ZOOM = 4;

/** The middle, as far away as may be. */
export const WHOLE: CropView = { x: 0.5, y: 0.5, zoom: 1 };

/** The part of the picture that a frame of this shape (width by height) shows. */
export function cutOf(picture: Extent, ratio: number, view: CropView): Cut {
  const width = Math.min(picture.width, picture.height * ratio) / view.zoom;
  const height = width / ratio;
  return {
    width,
    height,
    left: between(view.x * picture.width - width / 2, 0, picture.width - width),
    top: between(view.y * picture.height - height / 2, 0, picture.height - height),
  };
}

/** The view brought back to where the picture fills the frame. */
export function held(picture: Extent, ratio: number, wanted: CropView): CropView {
  const zoom = between(wanted.zoom, 1, MOST_ZOOM);
  const { left, top, width, height } = cutOf(picture, ratio, { ...wanted, zoom });
  return {
    zoom,
    x: (left + width / 2) / picture.width,
    y: (top + height / 2) / picture.height,
  };
}

/**
 * The cut as a file of its own, at most `widest` pixels across. Drawn from the
 * picture in its own pixels; a photograph stays a JPEG of the best quality, what
 * may be seen through stays a PNG, without loss.
 */
export async function cutPicture(
  picture: HTMLImageElement,
  cut: Cut,
  widest: number,
  type: string,
): Promise<File> {
  const scale = Math.min(1, widest / cut.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(cut.width * scale));
  canvas.height = Math.max(1, Math.round(cut.height * scale));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws no pictures.');
  brush.imageSmoothingQuality = 'high';
  const { left, top, width, height } = cut;
  brush.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const kept = type === 'image/jpeg' ? type : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kept, 0.95));
  if (!blob) throw new Error('The picture could not be drawn.');
  return new File([blob], 'picture', { type: kept });
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
