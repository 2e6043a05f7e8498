/** Lines that are not empty, each once. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

/**
 * The pins of links, with spaces or lines between: each a link to a pin, whose segment may carry
 * words before the id, or an id. None where something else is among them: then these are words.
 */
export function pinsOf(text: string): string[] | null {
  const ids: string[] = [];
  for (const link of linksOf(text)) {
    const id = /(?:^|\/pin\/(?:[^/?#]*--)?)(\d{1,19})(?:[/?#].*)?$/.exec(link)?.[1];
    if (!id) return null;
    if (!ids.includes(id)) ids.push(id);
  }
  return ids;
}

/** A board that a link names: by its id, or by its owner's name and its slug. */
export type NamedBoard = { board_id: string } | { username: string; slug: string };

/** The boards of links, as the pins of links: each a link to a board, or an id. */
export function boardsOf(text: string): NamedBoard[] | null {
  const boards: NamedBoard[] = [];
  for (const link of linksOf(text)) {
    const path = link.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
    const [, username, slug] = /^\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
    if (/^\d{1,19}$/.test(link)) boards.push({ board_id: link });
    else if (username && slug) boards.push({ username, slug: decoded(slug) });
    else return null;
  }
  return boards;
}

function linksOf(text: string): string[] {
  return linesOf(text.replace(/\s+/g, '\n'));
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Milliseconds as a field of a moment has them, in the reader's own time: `2026-11-26T09:30`. */
export function fieldMoment(ms: number | null | undefined): string {
  if (ms === null || ms === undefined) return '';
  const date = new Date(ms);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Milliseconds of such a field, to the second where it still shows what was there; none when it is empty. */
export function momentOf(field: string, before: number | null = null): number | null {
  if (before !== null && field === fieldMoment(before)) return before;
  const ms = new Date(field).getTime();
  return Number.isNaN(ms) ? null : ms;
}
