// Runs through the app on a slow phone: how long what is pressed takes to be answered on the screen.
import { setTimeout as pause } from "node:timers/promises";
import { withPhone } from "./chromium.mjs";

/** Times a processor is slowed. */
const SLOWED = 4;
/** Event Timing tells of nothing that is shown sooner, in milliseconds. */
const LEAST_MS = 16;
/** Milliseconds without a request, and again without anything, before the next press. */
const STILL_MS = 1_000;
const PATIENCE_MS = 60_000;
/** Pins that are tried: some are on a board of the user already, or others with the same picture. */
const MOST_TRIES = 50;
/** What Chromium tells of a press while it is traced: its events, from the finger to the screen. */
const TRACED = ["devtools.timeline"];

/**
 * Milliseconds of each press: a pin opened, saved, and left again, as often as `runs`; by Event
 * Timing, and in as many walks of their own by Chromium's tracing, which slows them somewhat.
 */
export async function acts(origin, cookies, runs, say) {
  const [messages, tried] = [[], []];
  const found = {};
  for (const [how, press] of Object.entries({ timed, traced })) {
    found[how] = { open: [], save: [], back: [] };
    while (found[how].save.length < runs) {
      if (tried.length === MOST_TRIES) throw new Error(`too few of ${MOST_TRIES} pins could be saved`);
      const walked = await withPhone(cookies, (page) => walk(page, origin, tried, messages, press));
      if (!walked) continue;
      for (const [name, ms] of Object.entries(walked)) found[how][name].push(ms);
      say(`${how}: ${Object.entries(walked).map(([name, ms]) => `${name} ${Math.round(ms)} ms`).join(", ")}`);
    }
  }
  return { ...found, messages };
}

/** Once through, by a pin that was not tried yet; nothing where it could not be saved. */
async function walk(page, origin, tried, messages, press) {
  page.setDefaultTimeout(PATIENCE_MS);
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`error: ${error.message}`));
  await page.evaluateOnNewDocument(listen, LEAST_MS);
  await page.emulateCPUThrottling(SLOWED);
  await page.goto(`${origin}/`, { waitUntil: "load" });
  await settle(page);
  const card = await untried(page, tried);
  tried.push(await card.evaluate((link) => link.getAttribute("href")));
  const open = await press(page, card);
  await page.waitForSelector("article[data-closeup]");
  const save_button = (await page.evaluateHandle(saveButton)).asElement();
  if (!save_button) return undefined;
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/RepinResource/create/"));
  const save = await press(page, save_button);
  if (!(await saved).ok()) return undefined;
  // What says where it was saved stands above the way back for some moments.
  const way = (await page.waitForFunction(backLink)).asElement();
  const back = await press(page, way);
  await page.waitForFunction(() => !document.querySelector("article[data-closeup]"));
  return { open, save, back };
}

/** The first card in view that was not tried, further down where there is none. */
async function untried(page, tried) {
  for (let screen = 0; screen < MOST_TRIES; screen++) {
    const card = (await page.evaluateHandle(cardInView, tried)).asElement();
    if (card) return card;
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await settle(page);
  }
  throw new Error("the home feed ended before enough pins were saved");
}

/** In the page: a card whose middle can be pressed. */
function cardInView(tried) {
  const cards = [...document.querySelectorAll("article[data-pin] a[data-open]")];
  const isPressable = (card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  return cards.find((card) => !tried.includes(card.getAttribute("href")) && isPressable(card)) ?? null;
}

/** In the page: the close-up's button that saves; none where the user has the pin already. */
function saveButton() {
  const buttons = document.querySelectorAll("article[data-closeup] button");
  return [...buttons].find((button) => button.textContent === "Save") ?? null;
}

/** In the page: the way back, once nothing stands above it. */
function backLink() {
  const link = document.querySelector('article[data-closeup] a[aria-label="Back"]');
  if (!link) return null;
  const { x, y, width, height } = link.getBoundingClientRect();
  return link.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? link : null;
}

async function settle(page) {
  await page.waitForNetworkIdle({ idleTime: STILL_MS });
  await pause(STILL_MS);
}

/** Taps, and answers the longest of what the tap began, until it was painted, by Event Timing. */
async function timed(page, target) {
  await page.evaluate(() => {
    window.pressed = [];
  });
  await target.tap();
  await settle(page);
  const heard = await page.evaluate(() => window.pressed);
  return Math.max(LEAST_MS, ...heard);
}

/** The same by a trace of this press alone: neither in steps nor from some milliseconds on. */
async function traced(page, target) {
  await page.tracing.start({ categories: TRACED });
  await target.tap();
  await settle(page);
  const { traceEvents } = JSON.parse(Buffer.from(await page.tracing.stop()).toString());
  const events = traceEvents.filter(({ name, ph }) => name === "EventTiming" && ph === "b");
  const lasted = events.map(({ args }) => args.data).filter(({ interactionId }) => interactionId);
  if (lasted.length === 0) throw new Error("Chromium's trace tells of no press");
  return Math.max(...lasted.map(({ duration }) => duration));
}

/** In the page: notes how long each event of a press took until the next paint. */
function listen(least) {
  window.pressed = [];
  const note = (list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.pressed.push(duration);
  };
  new PerformanceObserver(note).observe({ type: "event", durationThreshold: least });
}
