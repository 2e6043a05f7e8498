/** The flattest and the tallest a picture stands in the grid; beyond them it is cut at the edges. */
const FLATTEST = 0.4;
const TALLEST = 2.2;

/** Height divided by width at which a picture of this size stands in the grid; a square where the size is not known. */
export function gridProportion(width: number, height: number): number {
  const proportion = height / width;
  return Number.isFinite(proportion) && proportion > 0
    ? Math.min(TALLEST, Math.max(FLATTEST, proportion))
    : 1;
}
