import type { PlaywrightTestConfig } from '@playwright/test';

/** Where the servers of journeys are, once they run. */
export const servers = {
  /** The usual one, with a user's boards and pins. */
  plain: () => process.env.MAGPIE_URL ?? '',
  /** Asks browsers for work before people sign up. */
  proofOfWork: () => process.env.MAGPIE_WORK_URL ?? '',
  /** Asks reCAPTCHA Enterprise about people. */
  recaptcha: () => process.env.MAGPIE_RECAPTCHA_URL ?? '',
  /** Takes people by invite. */
  invite: () => process.env.MAGPIE_INVITE_URL ?? '',
  /** Takes no new users. */
  closed: () => process.env.MAGPIE_CLOSED_URL ?? '',
  /** Works with an advertiser, and shows pins without their footer. */
  adTracking: () => process.env.MAGPIE_ADS_URL ?? '',
};

/** Domains of websites that journeys write: one, and one for a second try. */
export const websites = () => (process.env.MAGPIE_ALLOWED_FETCH_HOSTS ?? '').split(',');

/**
 * One server with these settings, on a free port and with a data folder of its
 * own; where it listens is said to journeys in `MAGPIE_…URL`.
 */
function server(config: string, wait: RegExp, data: string) {
  return {
    command: './e2e/serve.sh',
    env: { MAGPIE_CONFIG: `e2e/${config}`, MAGPIE_DATA: data },
    wait: { stdout: wait },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  };
}

/** Every server that journeys need. */
export function webServers(data: string): PlaywrightTestConfig['webServer'] {
  return [
    {
      command: 'node e2e/websites.mjs',
      // Those of ours that start after it inherit it as a setting.
      wait: { stdout: /websites on (?<magpie_allowed_fetch_hosts>\S+)/ },
    },
    {
      command: 'node e2e/translator.mjs',
      wait: { stdout: /translator on (?<magpie_translation_url>\S+)/ },
    },
    server('magpie.toml', /ready on (?<magpie_url>http:\S+)/, data),
    server('proof-of-work.toml', /ready on (?<magpie_work_url>http:\S+)/, `${data}-work`),
    server('recaptcha.toml', /ready on (?<magpie_recaptcha_url>http:\S+)/, `${data}-recaptcha`),
    server('invite.toml', /ready on (?<magpie_invite_url>http:\S+)/, `${data}-invite`),
    server('closed.toml', /ready on (?<magpie_closed_url>http:\S+)/, `${data}-closed`),
    server('ad-tracking.toml', /ready on (?<magpie_ads_url>http:\S+)/, `${data}-ads`),
  ];
}
