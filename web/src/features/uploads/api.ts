import { call, callRest, type Outcome, type Schema } from 'lib/call';
import { sendFile } from 'lib/sendFile';
import type { UploadTransport } from './send';

/**
 * The calls an upload is made of. They are not in the store: a file cannot lie
 * there, and no other viewer reads how far an upload is.
 */
export const uploadTransport: UploadTransport = {
  async register(clientId, mediaType, signal) {
    const media = [{ id: clientId, media_type: mediaType }];
    const answer = await callRest<Schema['RegisteredUploads']>(
      'POST',
      '/v3/media/uploads/register/batch/',
      { media_info_list: JSON.stringify(media) },
      signal,
    );
    return required(dataOf(answer)[clientId]);
  },

  send: ({ upload_url, upload_parameters }, file, onSent, signal) =>
    sendFile({ url: upload_url, parameters: upload_parameters, file, onSent, signal }),

  async state(uploadId, signal) {
    const answer = await call('VIPResource', 'get', { upload_ids: [uploadId] }, signal);
    return required(dataOf(answer)[uploadId]);
  },

  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
};

function dataOf<D>(outcome: Outcome<D>): D {
  if ('error' in outcome) throw outcome.error;
  return outcome.data;
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The answer leaves out what was asked for.');
  return value;
}
