import { isWayIn } from 'features/users/parts/wayIn';

/**
 * Where to go after signing in: the `next` of the address when it is a path of
 * this site, and the home feed otherwise. Addresses elsewhere are refused, so
 * that a link to the log-in page cannot lead people to a stranger's site.
 */
export function nextPath(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])/.test(next) || hasControlCharacter(next)) return HOME;
  // One of them as the target would only lead in a circle.
  return isWayIn(next) ? HOME : next;
}

const HOME = '/';

// Browsers drop tabs and line ends from addresses, so `/\t/host` would become `//host`.
function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character.charCodeAt(0) < 32);
}
