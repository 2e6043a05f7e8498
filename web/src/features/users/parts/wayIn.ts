/** Whether the visitor is on one of the ways in: logging in, signing up, coming back from a provider. */
export function isWayIn(path: string): boolean {
  return /^\/(login|signup|connect)(\/|\?|$)/.test(path);
}
