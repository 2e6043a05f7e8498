// The goals of nearest neighbours, and whether each was met.

const atLeast = (goal) => ({ goal, word: "at least", met: (value) => value >= goal });
const atMost = (goal) => ({ goal, word: "at most", met: (value) => value <= goal });
const unit = (name, digits) => (value) => `${value.toFixed(digits)} ${name}`;
const percent = (value) => `${(value * 100).toFixed(1)} %`;

/** Title, the figure of the small and the large index, the goal, how both are shown. */
const GOALS = [
  ["p99 of processor time, 100,000 vectors, exact", ([small]) => small.times.p99_ms, atMost(3), unit("ms", 2)],
  ["p99 of processor time, 1,000,000 vectors", ([, large]) => large.times.p99_ms, atMost(3), unit("ms", 2)],
  ["recall at 10, 100,000 vectors", ([small]) => small.recall.at_10, atLeast(1), percent],
  ["recall at 10, 1,000,000 vectors", ([, large]) => large.recall.at_10, atLeast(0.9), percent],
  ["a new vector is found after, 1,000,000 vectors", ([, large]) => large.change_us / 1e3, atMost(1), unit("ms", 3)],
  ["loading the snapshot of 1,000,000", ([, large]) => large.snapshot.load_s, atMost(1), unit("s", 2)],
];

/** A line per goal: what, measured, goal, whether it was met. */
export function judge({ sizes }) {
  return GOALS.map(([title, figure, { goal, word, met }, show]) => {
    const value = figure(sizes);
    return { title, measured: show(value), goal: `${word} ${show(goal)}`, met: met(value) };
  });
}
