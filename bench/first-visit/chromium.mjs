// The browser of the journeys, as the phone that Lighthouse takes for its mobile figures.
import { screenEmulationMetrics, userAgents } from "lighthouse/core/config/constants.js";
import puppeteer from "puppeteer-core";
import { chromiumPath } from "../../web/e2e/chromium.mjs";

const { width, height, deviceScaleFactor } = screenEmulationMetrics.mobile;

/** Does `work` with a browser that has seen nothing yet but these cookies. */
export async function withBrowser(cookies, work) {
  const browser = await puppeteer.launch({
    executablePath: chromiumPath,
    headless: "shell",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--lang=en-US",
    ],
  });
  try {
    await browser.setCookie(...cookies);
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Does `work` with such a browser that is a phone. */
export function withPhone(cookies, work) {
  return withBrowser(cookies, async (page) => {
    await page.setViewport({ width, height, deviceScaleFactor, isMobile: true, hasTouch: true });
    await page.setUserAgent({ userAgent: userAgents.mobile });
    return work(page);
  });
}
