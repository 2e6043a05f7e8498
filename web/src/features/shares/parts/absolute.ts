/** The address of a page of this host, by its path. In the browser alone. */
export function absolute(path: string): string {
  return new URL(path, window.location.origin).href;
}
