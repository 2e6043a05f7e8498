import { PICTURE_TYPES } from 'features/uploads/parts/kinds';
import { Zip, ZipPassThrough } from 'fflate';

/** Most bytes that an import takes, and most pictures (docs/imports.md). */
const MOST_BYTES = 2 * 1024 ** 3;
const MOST_PICTURES = 10_000;

/** Why a folder cannot be imported. */
export type FolderProblem = 'empty' | 'large';

/** The pictures of a chosen folder, or why they cannot be sent. */
export function folderPictures(files: Iterable<File>): File[] | FolderProblem {
  const pictures = [...files].filter(isPicture);
  if (pictures.length === 0) return 'empty';
  const bytes = pictures.reduce((sum, { size }) => sum + size, 0);
  return bytes > MOST_BYTES || pictures.length > MOST_PICTURES ? 'large' : pictures;
}

/**
 * One ZIP file of pictures with the folders that they lie in, as an import reads it. They are
 * stored as they are: pictures get no smaller. One is read at a time, and the browser keeps
 * what was read where it likes, so that a large folder fits.
 *
 * @param pictures At least one, all of one folder.
 * @param onDone Called with the share that is read, from 0 to 1.
 * @throws What reading a file throws; an `AbortError` once the signal says so.
 */
export async function zipFolder(
  pictures: readonly File[],
  onDone: (share: number) => void,
  signal: AbortSignal,
): Promise<File> {
  const parts: Blob[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    parts.push(new Blob([new Uint8Array(chunk)]));
  });
  for (const [place, picture] of pictures.entries()) {
    signal.throwIfAborted();
    const entry = new ZipPassThrough(path(picture));
    zip.add(entry);
    entry.push(new Uint8Array(await picture.arrayBuffer()), true);
    if (failure) throw failure;
    onDone((place + 1) / pictures.length);
  }
  zip.end();
  const [folder = 'pictures'] = path(pictures[0] as File).split('/');
  return new File(parts, `${folder}.zip`, { type: 'application/zip' });
}

function isPicture(file: File): boolean {
  const parts = path(file).split('/');
  return (
    (PICTURE_TYPES as readonly string[]).includes(file.type) &&
    !parts.some((part) => part.startsWith('.'))
  );
}

/** Where a file lies, beginning with the chosen folder. */
function path(file: File): string {
  return file.webkitRelativePath || file.name;
}
