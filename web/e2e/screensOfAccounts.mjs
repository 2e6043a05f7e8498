// What `screens.mjs` shows of accounts: the people it needs, and the places they see.

import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const PASSWORD = 'correct horse battery';

/** The pages of the settings, each with the name of its picture. */
const SETTINGS = {
  settings: 'account-settings',
  'settings-profile': 'profile',
  'settings-business': 'business',
  'settings-websites': 'websites',
  'settings-invites': 'invites',
  'settings-privacy': 'privacy',
  'settings-messages': 'messages',
  'settings-permissions': 'permissions',
  'settings-mentions': 'edit/mentions',
  'settings-notifications': 'notifications',
  'settings-home-feed': 'home-feed',
  'settings-email': 'edit/email',
  'settings-password': 'edit/password',
  'settings-security': 'security',
  'settings-networks': 'networks',
  'settings-cookies': 'cookies',
  'settings-your-data': 'your-data',
};

/**
 * Places as `[name, path, session, act]`; `act` does on the page what the picture shows.
 * `demo` is the session of the demo sign-in, whose account gets two steps, until `undo`.
 */
export async function accountPlaces(browser, server, demo, password) {
  // Each stays on their screen of the sign-up flow.
  const [newcomer, choosing, following, naming] = await Promise.all(
    ['Ines', 'Noor', 'Lena', 'Tess'].map((name) => signUp(browser, server, name, '1994-05-02')),
  );
  const minor = await signUp(browser, server, 'Milo', `${new Date().getFullYear() - 16}-01-01`);
  const backup = `parent.${crypto.randomUUID()}@example.com`;
  await calls(browser, server, minor, [
    [
      'ParentalPasscodeResource/create',
      {
        passcode: '1234',
        confirmPasscode: '1234',
        backupEmail: backup,
        confirmBackupEmail: backup,
      },
    ],
  ]);
  await calls(browser, server, demo, [
    ['UserWebsitesResource/create', { website_url: 'quiet-rooms.example.com' }],
  ]);
  const webhook = await addWebhook(browser, server, demo);
  const nextCode = await switchOnTwoSteps(browser, server, demo, password);
  return {
    places: [
      ['log-in', '/login/'],
      ['log-in-modal', '/', undefined, openLogIn],
      ['cookies-banner', '/', undefined, undefined, { 'x-country': 'DE' }],
      ['flow-welcome', '/signup/flow/', newcomer],
      ['flow-interests', '/signup/flow/', choosing, (page) => skipTo(page, 'What do you like')],
      ['flow-creators', '/signup/flow/', following, goToCreators],
      ['following-none', '/?feed=following', following],
      ['flow-boards', '/signup/flow/', naming, (page) => skipTo(page, 'Make your first')],
      ['home-reminder', '/', newcomer],
      ['settings-menu', '/settings/', demo],
      ...Object.entries(SETTINGS).map(([name, path]) => [name, `/settings/${path}/`, demo]),
      ['settings-mails', '/settings/notifications/', demo, openMails],
      ['settings-webhooks', '/settings/webhooks/', demo, openDeliveries],
      ['settings-security-unverified', '/settings/security/', newcomer],
      ['passcode', '/parental-passcode/', minor],
      ['passcode-modal', '/settings/privacy/', minor, openPasscode],
    ],
    undo: () =>
      calls(browser, server, demo, [
        // The proof of the log-in has become old meanwhile.
        ['UserSessionProofResource/create', { mfa_token: nextCode() }],
        ['UserTotpResource/delete', { password }],
        ['UserWebsitesResource/delete', { domain: 'quiet-rooms.example.com' }],
        ['WebhookResource/delete', { webhook_id: webhook }],
      ]),
  };
}

/** A new user; answers their session. */
async function signUp(browser, server, first_name, birthday) {
  const email = `${first_name}.${crypto.randomUUID()}@example.com`.toLowerCase();
  const context = await browser.newContext({ baseURL: server });
  await context.request.get('/login/');
  const [, session] = await send(context, [
    ['UserRegisterResource/create', { email, password: PASSWORD, first_name, birthday }],
  ]);
  return session;
}

/** A webhook that is told of a test, which no server takes; answers its id. */
async function addWebhook(browser, server, session) {
  const wish = {
    url: 'https://hooks.quiet-rooms.example.com/magpie',
    events: ['pin.created', 'pin.deleted', 'board.created'],
  };
  const [[{ webhook }]] = await calls(browser, server, session, [['WebhookResource/create', wish]]);
  return webhook.id;
}

/** How often news come by mail. */
async function openMails(page) {
  await page.getByRole('tab', { name: 'By email' }).click();
  await page.getByRole('combobox', { name: 'Messages' }).waitFor();
}

/** Shows what was sent: the uppermost of it a test, since other places pin and delete meanwhile. */
async function openDeliveries(page) {
  await page.getByRole('button', { name: /^Send a test/ }).click();
  await page.getByText('What was sent').click();
  await page.getByText('webhook.test').first().waitFor();
}

/** An app's codes, as a user with a phone types them; answers what makes one that was not typed yet. */
async function switchOnTwoSteps(browser, server, session, password) {
  const file = fileURLToPath(new URL('totp.ts', import.meta.url));
  const { totp } = (await runnerImport(file)).module;
  const [[{ secret }]] = await calls(browser, server, session, [
    ['UserTotpResource/create', { password }],
  ]);
  await calls(browser, server, session, [['UserTotpResource/update', { code: totp(secret) }]]);
  return () => totp(secret, 1);
}

/** Calls resources as whom a session belongs to; answers what they answer, and the session afterwards. */
export async function calls(browser, server, storageState, all) {
  return send(await browser.newContext({ baseURL: server, storageState }), all);
}

/** Calls resources one after the other; answers what they answer, and the session afterwards. */
async function send(context, all) {
  const answers = [];
  for (const [resource, options] of all) {
    const { cookies } = await context.storageState();
    const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
    const response = await context.request.post(`/resource/${resource}/`, {
      headers: { 'X-CSRFToken': token },
      form: { source_url: '/', data: JSON.stringify({ options }) },
    });
    if (!response.ok()) throw new Error(`${resource}: ${await response.text()}`);
    answers.push((await response.json()).resource_response.data);
  }
  const session = await context.storageState();
  await context.close();
  return [answers, session];
}

async function openLogIn(page) {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
}

async function openPasscode(page) {
  await page.getByRole('switch').first().click();
  await page.getByRole('dialog', { name: 'Parental passcode required' }).waitFor();
}

/** Goes past the screens of the sign-up flow to the one with this question, and picks a few answers. */
async function skipTo(page, question) {
  const heading = page.getByRole('heading', { level: 1 });
  const begin = page.getByRole('button', { name: 'Begin' });
  await heading.waitFor();
  if (await begin.isVisible()) await begin.click();
  while (!(await heading.textContent()).startsWith(question)) {
    const before = await heading.textContent();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.waitForFunction(
      (text) => document.querySelector('h1')?.textContent !== text,
      before,
    );
  }
  await pick(page, [1, 4, 6]);
}

/** Picks answers by their places; those that were picked before stay. */
async function pick(page, places) {
  const answers = page.getByRole('main').locator('[aria-pressed]');
  await answers.first().waitFor();
  for (const place of places) {
    const answer = answers.nth(place);
    if ((await answer.getAttribute('aria-pressed')) === 'false') await answer.click();
  }
}

/** Picks five interests, and goes on to whom to follow. */
async function goToCreators(page) {
  await skipTo(page, 'What do you like');
  await pick(page, [0, 2]);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: 'Whom do you want to follow?' }).waitFor();
}
