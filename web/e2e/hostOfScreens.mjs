// What the host of the pictured server does at its command line, and the mails that the server lays
// into its data. MAGPIE_DATA says whose data it is.

import { execFileSync } from 'node:child_process';
import { own } from './screensOfPins.mjs';

/** Whether the host's part can be played. */
export const hasHost = Boolean(process.env.MAGPIE_DATA);

/** A command of the host: what to do, and about whom. */
export function admin(...words) {
  const binary = process.env.MAGPIE_BINARY ?? '../target/debug/magpie';
  execFileSync(binary, ['admin', '--json', ...words]);
}

/** Path of the page to which a mail leads, once it has come; with the token behind its `#`. */
export async function pathInMail(to, subject, page) {
  // Where the journeys look for mails.
  process.env.MAGPIE_JOURNEYS_DATA = process.env.MAGPIE_DATA;
  const { linkInMail } = await own('mails.ts');
  const { pathname, hash } = new URL(await linkInMail(to, subject, page));
  return pathname + hash;
}
