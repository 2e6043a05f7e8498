import { characters } from 'lib/characters';
import { atMost } from 'lib/form';
import type { Problem } from 'lib/problems';
import * as v from 'valibot';

/** Topics of a pin, at most, and characters of each (contract `CreatePin`). */
export const MOST_TOPICS = 10;
const LONGEST_TOPIC = 40;

/** Longest link (contract `CreatePin`). */
const LONGEST_LINK = 2048;

const problem = (name: Problem) => name;

/** A web address, or nothing. */
const link = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || isWebAddress(text), problem('LinkInvalid')),
);

/** What every pin says of itself. */
const words = {
  title: v.pipe(v.string(), v.trim(), atMost(100)),
  description: v.pipe(v.string(), v.trim(), atMost(800)),
  alt_text: v.pipe(v.string(), v.trim(), atMost(500)),
  topics: v.pipe(
    v.string(),
    v.transform(topicsOf),
    v.check((topics) => topics.length <= MOST_TOPICS, problem('TextLength')),
    v.check(
      (topics) => topics.every((topic) => characters(topic) <= LONGEST_TOPIC),
      problem('TextLength'),
    ),
  ),
  board_id: v.pipe(v.string(), v.minLength(1, problem('BoardMissing'))),
  // Empty outside sections.
  section: v.string(),
};

/** A note for oneself (contract `UpdatePin`). */
const note = v.pipe(v.string(), v.trim(), atMost(500));

/** What a user changes about a pin. A saved one keeps its link, and has no field for it. */
export const editRules = v.object({
  ...words,
  link: v.optional(link),
  pin_note: note,
  comments: v.optional(v.literal('on')),
});

/** A note alone. */
export const noteRules = v.object({ pin_note: note });

/** What a user says about a new pin. Its picture is an upload or an address. */
export const pinRules = v.pipe(
  v.object({
    ...words,
    link,
    upload_id: v.string(),
    image_url: link,
  }),
  v.forward(
    v.partialCheck(
      [['upload_id'], ['image_url']],
      ({ upload_id, image_url }) => upload_id !== '' || image_url !== '',
      problem('PictureMissing'),
    ),
    ['upload_id'],
  ),
);

/** Topics as they are typed: words between commas, each once. */
export function topicsOf(text: string): string[] {
  const words = text.split(',').map((topic) => topic.trim());
  return [...new Set(words.filter((topic) => topic !== ''))];
}

/** Whether a text is a full http or https address. */
export function isWebAddress(text: string): boolean {
  if (text.length > LONGEST_LINK || !URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}
