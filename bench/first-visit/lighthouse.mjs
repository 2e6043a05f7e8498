// One look at a page by Lighthouse: a phone with slow 4G and a slow processor, simulated.
import lighthouse from "lighthouse";
import { withBrowser } from "./chromium.mjs";

const FLAGS = { output: "json", logLevel: "error", disableFullPageScreenshot: true };
/** How much is named of what Lighthouse proposes. */
const PROPOSALS = 3;
/** Says of the largest paint only that it is late; its phases are told beside. */
const NO_PROPOSAL = "largest-contentful-paint-element";

/** Figures of one look, by a browser that has never been there, but for audits that are not the page's. */
export function look(url, cookies, skipAudits = []) {
  return withBrowser(cookies, async (page) => {
    // A session is part of what is stored, which Lighthouse would remove.
    const flags = { ...FLAGS, skipAudits, disableStorageReset: cookies.length > 0 };
    const { lhr, artifacts } = await lighthouse(url, flags, undefined, page);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const arrived = new URL(lhr.finalDisplayedUrl);
    if (arrived.pathname !== new URL(url).pathname) throw new Error(`${url} leads to ${arrived}`);
    return figures(lhr, artifacts);
  });
}

function figures({ audits, categories, environment }, { ConsoleMessages: messages }) {
  const value = (audit) => audits[audit].numericValue;
  const score = (category) => Math.round(categories[category].score * 100);
  const { items } = audits["network-requests"].details;
  const loaded = audits.metrics.details.items[0].observedLoad;
  const scripts = items.filter(isScript);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    best_practices: score("best-practices"),
    seo: score("seo"),
    lcp_ms: value("largest-contentful-paint"),
    fcp_ms: value("first-contentful-paint"),
    blocking_ms: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
    script_bytes: sum(scripts.filter((item) => item.networkRequestTime <= loaded)),
    script_all_bytes: sum(scripts),
    processor: environment.benchmarkIndex,
    messages: messages.map(({ level, text }) => `${level}: ${text}`),
    failed: failed(audits, categories),
    largest: largest(audits),
    proposals: proposals(audits),
  };
}

const isScript = ({ resourceType, mimeType }) => resourceType === "Script" || /javascript/.test(mimeType);
const sum = (items) => items.reduce((bytes, { transferSize }) => bytes + transferSize, 0);

/** What keeps the other three below 100. */
function failed(audits, categories) {
  const refs = ["accessibility", "best-practices", "seo"].flatMap((category) => categories[category].auditRefs);
  const below = ({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1;
  return refs.filter(below).map(({ id }) => id);
}

/** The element of the largest paint, and the milliseconds of its phases. */
function largest(audits) {
  const [elements, phases] = audits["largest-contentful-paint-element"].details?.items ?? [];
  if (!elements) return undefined;
  const ms = Object.fromEntries(phases.items.map(({ phase, timing }) => [phase, Math.round(timing)]));
  return { element: elements.items[0].node.selector, phases: ms };
}

/** What Lighthouse thinks would help most, with what it would save. */
function proposals(audits) {
  const worth = ({ metricSavings: { LCP = 0, FCP = 0, TBT = 0 } }) => LCP + FCP + TBT;
  return Object.values(audits)
    .filter(({ id, metricSavings, score }) => id !== NO_PROPOSAL && metricSavings && score !== null && score < 1)
    .filter((audit) => worth(audit) > 0)
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, PROPOSALS)
    .map(({ id, displayValue, metricSavings }) => ({ id, says: displayValue, saves_ms: metricSavings }));
}
