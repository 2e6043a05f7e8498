/** Steps at the most. */
const MOST = 3;

/**
 * Round prices between the lowest and one that few exceed, as upper bounds to choose among, the
 * lowest first: each leaves something out and something in.
 */
export function priceSteps(least: number, most: number): number[] {
  const steps: number[] = [];
  for (let ten = 1; ten < most; ten *= 10) {
    steps.push(...[1, 2, 5].map((times) => times * ten));
  }
  const between = steps.filter((step) => step > least && step < most);
  if (between.length <= MOST) return between;
  // The outermost and the one in the middle.
  const middle = Math.floor((between.length - 1) / 2);
  return [0, middle, between.length - 1].map((place) => between[place] as number);
}
