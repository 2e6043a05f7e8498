/** A calm colour for what has no picture; neighbours in number are far apart in hue. */
export function ground(number: number): string {
  return `hsl(${(number * 137) % 360} 38% 42%)`;
}
