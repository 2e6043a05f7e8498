import { uploadTransport } from 'features/uploads/api';
import { type FinishedUpload, sendUpload } from 'features/uploads/send';
import { PICTURE } from './kinds';
import { useUpload } from './useUpload';

/** Sends one picture that is ready as it is. */
export function sendOne(file: File, signal: AbortSignal): Promise<FinishedUpload> {
  return sendUpload(file, PICTURE.mediaType, uploadTransport, () => undefined, signal);
}

/** Uploads one picture as soon as it is chosen; shows it at once. */
export function usePictureUpload() {
  return useUpload(PICTURES, PICTURE.problems.type);
}

const PICTURES = [PICTURE];
