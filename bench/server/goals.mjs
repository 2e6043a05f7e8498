// The product's goals for its speed, and whether each was met.
import { EVENTS } from "./subjects.mjs";

/** Title, the result's figure, the goal, how both are shown. */
const GOALS = [
  ["home feed: share of the bare answer", ({ throughput }) => throughput.home.processor_share, atLeast(0.15), percent],
  ["home feed at 500/s: p99", ({ steady }) => steady.home.p99_ms, atMost(10), ms],
  ["pin JSON: share of the bare answer", ({ throughput }) => throughput.pin.processor_share, atLeast(0.25), percent],
  ["session check: share of a home feed's cost", session_check, atMost(0.05), percent],
  ["search, one word: answers in a processor second", perSecond("search_one"), atLeast(6_000), count],
  ["search, two words: answers in a processor second", perSecond("search"), atLeast(2_000), count],
  ["search, two words, at 100/s: p99", ({ steady }) => steady.search.p99_ms, atMost(5), ms],
  ["typeahead at 500/s: p99", ({ steady }) => steady.typeahead.p99_ms, atMost(2), ms],
  ["events taken in a processor second", ({ throughput }) => events(throughput), atLeast(20_000), count],
  ["related modules: answers in a processor second", perSecond("related"), atLeast(700), count],
  ["related modules at 350/s: p99", ({ steady }) => steady.related.p99_ms, atMost(5), ms],
  ["large board's p99 beside a small one's", ({ large_board_p99 }) => large_board_p99, atMost(1.3), times],
  ["moving 5,000 pins", ({ moved }) => moved.move_s, atMost(10), seconds],
  ["cached page: share of the bare answer", ({ throughput }) => throughput.page_cached.processor_share, atLeast(0.6), percent],
  ["page not cached: processor time", ({ throughput }) => throughput.page_uncached.processor_ms, atMost(20), ms],
  ["pictures beside sharp", ({ pictures }) => pictures, atLeast(1), times],
  ["memory, idle", ({ memory }) => memory.idle_mb, atMost(150), mb],
  ["memory under load, most", ({ memory }) => memory.loaded_most_mb, atMost(1_500), mb],
  ["binary", ({ binary_mb }) => binary_mb, atMost(60), mb],
  ["start to ready", ({ start_ms }) => start_ms, atMost(3_000), ms],
  ["script of a signed-out page before its reader acts", ({ script }) => script.loader_kb, atMost(15), kb],
  ["script of home", ({ script }) => script.home_kb, atMost(150), kb],
];

/** The same of what users say to each other and are told. */
export const TALK = [
  ["open streams: a message is told, p99", ({ streams }) => streams?.p99_ms, atMost(100), ms],
  ["open streams: memory of each", ({ streams }) => streams?.kb_each, atMost(50), kb],
  ["comments of very many, first page: p99 beside ten", ({ comments }) => comments?.first_p99, atMost(1.3), times],
  ["comments of very many, deep: p99 beside ten", ({ comments }) => comments?.deep_p99, atMost(1.3), times],
  ["comments of very many, the latest: p99 beside ten", ({ comments }) => comments?.newest_p99, atMost(1.3), times],
  ["messages sent in a processor second", perSecond("messages"), atLeast(3_000), count],
  ["badge at 500/s: p99", ({ steady }) => steady.badge?.p99_ms, atMost(5), ms],
  ["notices made in a processor second", ({ notices }) => notices?.per_processor_second, atLeast(5_000), count],
];

/** What asking signed in costs above asking signed out, of what a page of pins costs. */
function session_check({ throughput: { asked_in, asked_out, home } }) {
  return (asked_in.processor_ms - asked_out.processor_ms) / home.processor_ms;
}
function perSecond(subject) {
  return ({ throughput }) => throughput[subject]?.per_processor_second;
}
function events({ events }) {
  return events && events.per_processor_second * EVENTS;
}
function count(value) {
  return Math.round(value).toLocaleString("en-US");
}
function atLeast(goal) {
  return { goal, word: "at least", met: (value) => value >= goal };
}
function atMost(goal) {
  return { goal, word: "at most", met: (value) => value <= goal };
}
function percent(value) {
  return `${(value * 100).toFixed(1)} %`;
}
function ms(value) {
  return `${value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;
}
function seconds(value) {
  return `${value.toFixed(1)} s`;
}
function times(value) {
  return `${value.toFixed(2)} times`;
}
function mb(value) {
  return `${value.toFixed(0)} MB`;
}
function kb(value) {
  return `${value.toFixed(1)} KB`;
}

/** A line per goal whose figure is there: what, measured, goal, whether it was met. */
export function judge(result, goals = [...GOALS, ...TALK]) {
  return goals.flatMap(([title, figure, { goal, word, met }, show]) => {
    const value = figure(result);
    if (value === undefined) return [];
    return [{ title, measured: show(value), goal: `${word} ${show(goal)}`, met: met(value) }];
  });
}

/** Says how each goal was met. */
export function tell(goals, say) {
  for (const { title, measured, goal, met } of goals) {
    say(`${met ? "met   " : "missed"}  ${title}: ${measured} (${goal})`);
  }
}
