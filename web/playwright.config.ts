import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumPath } from './e2e/chromium.mjs';
import { webServers } from './e2e/servers.ts';

// The data folder, known to the server and to journeys that read its mails; it
// goes with the server.
process.env.MAGPIE_JOURNEYS_DATA ??= mkdtempSync(join(tmpdir(), 'magpie-journeys-'));

/**
 * Journeys: the real server, a real browser, a desktop and a phone. A journey walks on a
 * desktop, unless its tag says `@phone`, or `@both` where what it shows is laid out
 * otherwise there. The server
 * is the development build of `magpie`, started by `e2e/serve.sh` once for each
 * of the settings in `e2e/servers.ts`, which writes where it listens; `e2e/setup.ts`
 * brings one person's boards and pins to the first.
 */
export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // What failed is run once more by scripts/test.sh, when no other journey is under way.
  retries: 0,
  // Generous, since a busy machine is no defect.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  webServer: webServers(process.env.MAGPIE_JOURNEYS_DATA),
  use: {
    baseURL: process.env.MAGPIE_URL,
    locale: 'en-US',
    actionTimeout: 15_000,
    // Of the second run, so that the first costs nothing.
    trace: process.env.MAGPIE_JOURNEYS_TRACE ? 'on' : 'off',
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 1000 } },
      grepInvert: /@phone/,
    },
    { name: 'phone', use: phone(), grep: /@phone|@both/ },
  ],
});

function phone(): PlaywrightTestConfig['use'] {
  return {
    viewport: { width: 390, height: 844 },
    userAgent: devices['iPhone 14'].userAgent,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  };
}
