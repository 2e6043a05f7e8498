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

/** Whether somebody is on one of the ways in: logging in, signing up, coming back from a provider. */
export function isWayIn(path: string): boolean {
  return /^\/(login|signup|connect)(\/|\?|$)/.test(path);
}

const HOME = '/';

// Browsers drop tabs and line ends from addresses, so `/\t/host` would become `//host`.
function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character.charCodeAt(0) < 32);
}
