import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { webServers } from './e2e/servers.ts';

// The data folder, known to the server and to journeys that read its mails; it
// goes with the server.
process.env.MAGPIE_JOURNEYS_DATA ??= mkdtempSync(join(tmpdir(), 'magpie-journeys-'));

/** What needs keys, or does not differ on a phone. */
const DESKTOP_ONLY = ['**/keyboard.spec.ts', '**/markup.spec.ts'];

/**
 * Journeys: the real server, a real browser, a phone and a desktop. The server
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
  // Generous, since a busy machine is no defect.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  webServer: webServers(process.env.MAGPIE_JOURNEYS_DATA),
  use: {
    baseURL: process.env.MAGPIE_URL,
    locale: 'en-US',
    actionTimeout: 15_000,
    trace: 'off',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
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
    { name: 'desktop', use: { viewport: { width: 1440, height: 1000 } } },
    { name: 'phone', use: phone(), testIgnore: DESKTOP_ONLY },
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
