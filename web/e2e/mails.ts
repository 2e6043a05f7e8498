import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where the server lays its mails; said by the configuration of the journeys. */
const outbox = () => join(process.env.MAGPIE_JOURNEYS_DATA ?? '', 'outbox');

/**
 * The link of the newest mail to this address with these words in its subject, or its link to
 * this page. Waits for it.
 */
export async function linkInMail(to: string, subject: string, page = ''): Promise<string> {
  const pattern = new RegExp(`http://\\S+/${page}${page && '/'}#[\\w-]+`);
  let link: string | undefined;
  await expect
    .poll(() => {
      const mail = mailsTo(to).find((source) => source.includes(subject));
      link = mail?.match(pattern)?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

/** The mails to this address with these words in them, newest first. */
export function mailsWith(to: string, words: string): string[] {
  return mailsTo(to).filter((source) => source.includes(words));
}

/** Newest first, with the lines joined that travelled in parts. */
function mailsTo(to: string): string[] {
  if (!existsSync(outbox())) return [];
  const names = readdirSync(outbox()).filter((name) => name.endsWith('.eml'));
  const sources = names
    .sort()
    .reverse()
    .map((name) => readFileSync(join(outbox(), name), 'utf8'));
  return sources
    .filter((source) => source.includes(`\r\nTo: ${to}\r\n`))
    .map((source) => source.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}
