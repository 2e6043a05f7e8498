import base from './playwright.config.ts';

/**
 * Journeys through two servers behind nginx (`e2e/two-servers.sh`), which answer in turns:
 * run it within `scripts/with-postgres.sh`.
 */
export default {
  ...base,
  testDir: 'e2e/two-servers',
  webServer: {
    command: './e2e/two-servers.sh',
    wait: { stdout: /ready on (?<magpie_url>http:\S+)/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  },
};
