/** Everything that a server shows a viewer who asks for a thing. */
import { readFileSync } from 'node:fs';

const READS = readFileSync(new URL('../contract/doors.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => / read /.test(line));
const RESOURCES = READS.flatMap((line) => [...line.matchAll(/(\w+Resource)\/get/g)].map(([, name]) => name));
const PATHS = READS.flatMap((line) => [...line.matchAll(/GET (\/v3\/[^\s,]+)/g)].map(([, path]) => path));
/** Requests that wait at the same time. */
const AT_ONCE = 8;

/** Pages and feeds of a pin and its board, and where they stand among others. */
export function pagesOf({ username, slug, section_slug, id }) {
  const pages = [`/pin/${id}/`, `/${username}/`, `/${username}/${slug}/`, `/${username}/${slug}/${section_slug}/`];
  const states = pages.map((path) => `/_/_/state?source_url=${path}`);
  const feeds = [`/${username}/feed.rss`, `/${username}/${slug}.rss`];
  const embeds = [`/embed/pin/${id}/`, `/oembed.json?url=http://localhost/pin/${id}/`];
  return [...pages, ...states, ...feeds, ...embeds];
}

/** What names a thing in addresses, without its ids: some reads take either. */
function named(options) {
  return Object.fromEntries(Object.entries(options).filter(([key]) => key !== 'id' && !key.endsWith('_id')));
}

/** Asks every read for what the options name, and these pages; answers place, status and text. */
export async function shown(viewer, options, pages) {
  const paths = PATHS.map((path) => path.replace(/\{(\w+)\}/g, (_, name) => options[name] ?? 'none'));
  const asked = [
    ...RESOURCES.flatMap((name) => [options, named(options)].map((some) => [name, () => viewer.get(name, some)])),
    ...[...paths, ...pages].map((path) => [path, () => viewer.ask('GET', path)]),
  ];
  const found = [];
  const ask = async () => {
    for (let next = asked.shift(); next; next = asked.shift()) {
      const [place, question] = next;
      const { status, text } = await question();
      found.push({ place, status, text: withoutQuestion(text, place.startsWith('/') ? options : {}) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return found;
}

/** Resources repeat their options, pages their addresses. */
function withoutQuestion(text, { slug = '', section_slug = '' }) {
  let answer = text;
  if (text.startsWith('{')) {
    const { resource, ...rest } = JSON.parse(text);
    answer = JSON.stringify(rest);
  }
  for (const word of [slug, section_slug].filter(Boolean)) answer = answer.replaceAll(word, '');
  return answer.toLowerCase();
}

/** Where an answer holds one of these marks, and which. */
export function leaks(found, marks) {
  return found.flatMap(({ place, text }) =>
    marks.filter((mark) => text.includes(String(mark).toLowerCase())).map((mark) => `${place} says ${mark}`),
  );
}
