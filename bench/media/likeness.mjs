// How close two pictures are: mean structural similarity of their luminance over
// windows of 8 × 8 pixels (Wang et al. 2004, without the Gaussian weights).
const WINDOW = 8;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** 1 for equal pictures. Both are grey pixels of the same size, as sharp's `toBuffer` answers them with `info`. */
export function similarity(one, other) {
  const [a, b] = [one, other].map(luminance);
  if (a.width !== b.width || a.height !== b.height) throw new Error("pictures of two sizes cannot be compared");
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + WINDOW <= a.height; y += 4) {
    for (let x = 0; x + WINDOW <= a.width; x += 4) {
      sum += windowSimilarity(a, b, x, y);
      windows += 1;
    }
  }
  return sum / windows;
}

function luminance({ data, info }) {
  return { data, width: info.width, height: info.height, step: info.width * info.channels, channels: info.channels };
}

function windowSimilarity(a, b, left, top) {
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + WINDOW; y += 1) {
    for (let x = left; x < left + WINDOW; x += 1) {
      const valueA = a.data[y * a.step + x * a.channels];
      const valueB = b.data[y * b.step + x * b.channels];
      sumA += valueA;
      sumB += valueB;
      squareA += valueA * valueA;
      squareB += valueB * valueB;
      product += valueA * valueB;
    }
  }
  const count = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const varianceA = squareA / count - meanA * meanA;
  const varianceB = squareB / count - meanB * meanB;
  const covariance = product / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2))
  );
}
