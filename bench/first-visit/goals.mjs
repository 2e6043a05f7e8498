// The product's goals for a first visit, and whether each was met.

/** Title, whose figures, which, the goal, how both are shown. The page that is furthest from it is judged. */
const GOALS = [
  ["performance", "visitor", (page) => page.performance, atLeast(95), points],
  ["accessibility", "visitor", (page) => page.accessibility, atLeast(100), points],
  ["best practices", "visitor", (page) => page.best_practices, atLeast(100), points],
  ["search engines", "visitor", (page) => page.seo, atLeast(100), points],
  ["largest picture or text (LCP)", "visitor", (page) => page.lcp_ms, atMost(2_500), ms],
  ["blocking", "visitor", (page) => page.blocking_ms, atMost(50), ms],
  ["shifts (CLS)", "visitor", (page) => page.cls, atMost(0), plain],
  ["script before acting", "visitor", (page) => page.script_bytes, atMost(15_000), kb],
  ["first screen", "pin", (page) => page.first_screen.bytes, atMost(250_000), kb],
  ["pictures out of view before the largest", "looked", (page) => page.competing_bytes, atMost(0), kb],
  ["pictures of the first screen, beside JPEG", "visitor", ({ first_screen: { compared } }) => compared.avif.bytes / compared.plain.bytes, atMost(0.65), percent],
  ["their likeness, beside JPEG", "visitor", ({ first_screen: { compared } }) => compared.avif.ssim - compared.plain.ssim, atLeast(0), fine],
  ["performance, signed in", "user", (page) => page.performance, atLeast(90), points],
  ["INP of a press", "acts", (act) => Math.max(act.ms, act.traced_ms), atMost(100), ms],
];

function atLeast(goal) {
  return { goal, word: "at least", met: (value) => value >= goal, worst: (values) => Math.min(...values) };
}
function atMost(goal) {
  return { goal, word: "at most", met: (value) => value <= goal, worst: (values) => Math.max(...values) };
}
function points(value) {
  return value.toFixed(0);
}
function ms(value) {
  return `${Math.round(value).toLocaleString("en-US")} ms`;
}
function plain(value) {
  return Number(value.toFixed(3)).toString();
}
function percent(value) {
  return `${Math.round(value * 100)} %`;
}
function fine(value) {
  return value.toFixed(4);
}
function kb(value) {
  return `${(value / 1e3).toFixed(1)} KB`;
}

/** A line per goal: what, measured and where, goal, whether it was met. */
export function judge({ visitor, further, user, acts, messages }) {
  const looked = { ...visitor, ...further };
  const groups = { visitor, looked, user, acts, pin: visitor.pin ? { pin: visitor.pin } : {} };
  const lines = GOALS.flatMap(([title, group, figure, { goal, word, met, worst }, show]) => {
    // A page that has none of what is measured, such as pictures with AVIF, has no figure.
    const values = Object.entries(groups[group])
      .map(([name, one]) => [name, figure(one)])
      .filter(([, value]) => !Number.isNaN(value));
    if (values.length === 0) return [{ title, measured: "no figure", goal: `${word} ${show(goal)}`, met: false }];
    const value = worst(values.map(([, one]) => one));
    const [where] = values.find(([, one]) => one === value);
    return [{ title, measured: `${show(value)} (${where})`, goal: `${word} ${show(goal)}`, met: met(value) }];
  });
  const said = messages.reduce((sum, { times }) => sum + times, 0);
  return [...lines, { title: "messages in the console, all runs", measured: `${said}`, goal: "none", met: said === 0 }];
}
