// The goals of the recommender, and whether each was met.

/** What walks have to beat, by title of their rows, and the row that is judged. */
const BASELINES = ["most popular", "same group, at random", "counted co-occurrence"];
const JUDGED = "walk, as it is by default";

const atLeast = (goal) => ({ goal, word: "at least", met: (value) => value >= goal });
const atMost = (goal) => ({ goal, word: "at most", met: (value) => value <= goal });
const whole = (value) => Math.round(value).toLocaleString("en-US");
const unit = (name, digits) => (value) => `${value.toFixed(digits)} ${name}`;

/** Title, the result's figure, the goal, how both are shown. */
const GOALS = [
  ["walks per processor second, from 1 item", ({ walks }) => walks.alone.one.per_processor_second, atLeast(1_000), whole],
  ["walks per processor second, from 20 items", ({ walks }) => walks.alone.twenty.per_processor_second, atLeast(1_000), whole],
  ["p99 of processor time, from 1 item", ({ walks }) => walks.alone.one.processor_p99_ms, atMost(2.5), unit("ms", 2)],
  ["p99 of processor time, from 20 items", ({ walks }) => walks.alone.twenty.processor_p99_ms, atMost(2.5), unit("ms", 2)],
  ["bytes of the graph, for 10 million edges", ({ graph }) => (graph.bytes / graph.edges) * 10, atMost(130), unit("MB", 1)],
  ["loading its snapshot, for 10 million edges", ({ snapshot, graph }) => (snapshot.load_s / graph.edges) * 1e7, atMost(0.5), unit("s", 2)],
  ["a new edge is walked over after, at most", ({ walks }) => walks.writer.walked_over_most_ms / 1e3, atMost(1), unit("s", 2)],
  ["hits at 25, beside the best other way", beside("hits_25"), atLeast(1), unit("times", 2)],
  ["hits at 100, beside the best other way", beside("hits_100"), atLeast(1), unit("times", 2)],
  ["mean reciprocal rank, beside the best other way", beside("reciprocal_rank"), atLeast(1), unit("times", 2)],
  ["different items shown, beside counted co-occurrence", shown, atLeast(1), unit("times", 2)],
];

function beside(figure) {
  return ({ quality: { ways } }) => {
    const of = (title) => ways.find((way) => way.title === title)[figure];
    return of(JUDGED) / Math.max(...BASELINES.map(of));
  };
}

/** Ways that find nothing show much: only the one that finds is to be beaten. */
function shown({ quality: { ways } }) {
  const of = (title) => ways.find((way) => way.title === title).shown;
  return of(JUDGED) / of("counted co-occurrence");
}

/** A line per goal: what, measured, goal, whether it was met. */
export function judge(result) {
  return GOALS.map(([title, figure, { goal, word, met }, show]) => {
    const value = figure(result);
    return { title, measured: show(value), goal: `${word} ${show(goal)}`, met: met(value) };
  });
}
