// Bytes of a page's first screen: what has to come before it can be read.
import { withPhone } from "./chromium.mjs";
import { compare } from "./pictures.mjs";

/** A slow line of a phone: Lighthouse's, by the browser itself. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/**
 * Bytes by kind: document, style, font, script asked for before the page is loaded, pictures
 * in view and not; and those in view compared with what they would be without AVIF.
 */
export function firstScreen(url) {
  return withPhone([], async (page) => {
    const heard = await listen(page);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForNetworkIdle({ idleTime: 1_000 });
    const shown = new Set(await page.evaluate(inView));
    const compared = await compare(new URL(url).origin, shown);
    return { ...weigh(heard, shown), compared };
  });
}

/**
 * Bytes of pictures out of view that a slow line was asked for before the largest one in view had
 * come; 0 where none is in view.
 */
export function competing(url) {
  return withPhone([], async (page) => {
    const heard = await listen(page, SLOW);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForNetworkIdle({ idleTime: 1_000 });
    const largest = await page.evaluate(largestInView);
    const pictures = [...heard.requests.values()].filter(({ type }) => type === "Image");
    const came = pictures.find((picture) => picture.url === largest)?.came;
    if (largest === undefined) return 0;
    if (came === undefined) throw new Error(`the largest picture of ${url} did not come: ${largest}`);
    const shown = new Set(await page.evaluate(inView));
    const early = pictures.filter((picture) => picture.asked < came && !shown.has(picture.url));
    return early.reduce((total, { bytes }) => total + bytes, 0);
  });
}

/** In the page: the address of the picture of which most is in view. */
function largestInView() {
  const seen = ({ top, bottom, left, right }) =>
    Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) *
    Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
  const pictures = [...document.images].map((image) => [seen(image.getBoundingClientRect()), image.currentSrc]);
  const [most] = pictures.toSorted(([one], [other]) => other - one);
  return most?.[0] > 0 ? most[1] : undefined;
}

/** What was asked for, by request, and when the page was loaded. */
async function listen(page, line) {
  const network = await page.createCDPSession();
  const heard = { requests: new Map(), loaded: Number.POSITIVE_INFINITY };
  network.on("Network.requestWillBeSent", ({ requestId, timestamp, type, request }) => {
    heard.requests.set(requestId, { asked: timestamp, type, url: request.url, bytes: 0 });
  });
  network.on("Network.responseReceived", ({ requestId, type }) => {
    const request = heard.requests.get(requestId);
    if (request) request.type = type;
  });
  network.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    const request = heard.requests.get(requestId);
    if (request) Object.assign(request, { came: timestamp, bytes: encodedDataLength });
  });
  network.on("Page.loadEventFired", ({ timestamp }) => {
    heard.loaded = timestamp;
  });
  await network.send("Network.enable");
  await network.send("Page.enable");
  if (line) await network.send("Network.emulateNetworkConditions", line);
  return heard;
}

/** In the page: addresses of pictures of which something is in view. */
function inView() {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    })
    .map((image) => image.currentSrc);
}

function weigh({ requests, loaded }, shown) {
  const sum = (wanted) => [...requests.values()].filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
  const of = (kind) => sum(({ type }) => type === kind);
  const parts = {
    document: of("Document"),
    style: of("Stylesheet"),
    font: of("Font"),
    script: sum(({ type, asked }) => type === "Script" && asked <= loaded),
    pictures: sum(({ type, url }) => type === "Image" && shown.has(url)),
  };
  const bytes = Object.values(parts).reduce((total, part) => total + part, 0);
  return { ...parts, bytes, pictures_not_in_view: sum(({ type, url }) => type === "Image" && !shown.has(url)) };
}
