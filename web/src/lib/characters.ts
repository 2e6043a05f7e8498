/** How many characters the server counts: an emoji is one, whatever it takes in memory. */
export function characters(text: string): number {
  return [...text].length;
}
