import type { Page, Worker } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { PushService } from '../pushService.ts';
import { websites } from '../servers.ts';

/**
 * The browser of journeys has no push service, and shows no notifications: it subscribes with the
 * tests' service, and takes questions as answered with yes.
 */
async function lendPushService(page: Page, service: PushService): Promise<void> {
  await page.addInitScript(
    ({ subscription, granted }) => {
      let isSubscribed = false;
      const made = { endpoint: subscription.endpoint, toJSON: () => subscription };
      Object.defineProperty(Notification, 'permission', { get: () => granted });
      Notification.requestPermission = async () => granted;
      const { prototype } = PushManager;
      prototype.subscribe = async () => {
        isSubscribed = true;
        return made as unknown as PushSubscription;
      };
      prototype.getSubscription = async () =>
        isSubscribed ? (made as unknown as PushSubscription) : null;
    },
    { subscription: service.subscription, granted: 'granted' as const },
  );
}

/** What the worker would have the browser show, and open. */
interface Recorded {
  shown: { title: string; data: string; tag: string }[];
  opened: string[];
}

/** Notes what the worker shows and opens in place of doing it. */
async function record(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = self as unknown as {
      recorded: Recorded;
      registration: { showNotification: unknown };
      clients: { openWindow: unknown };
    };
    const recorded: Recorded = { shown: [], opened: [] };
    scope.recorded = recorded;
    scope.registration.showNotification = async (title: string, options: object) => {
      recorded.shown.push({ title, ...(options as { data: string; tag: string }) });
    };
    scope.clients.openWindow = async (path: string) => recorded.opened.push(path);
  });
}

const recorded = (worker: Worker) =>
  worker.evaluate(() => (self as unknown as { recorded: Recorded }).recorded);

/** Presses the first notification that was shown. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const { recorded } = self as unknown as { recorded: Recorded };
    const notification = { data: recorded.shown[0]?.data, close: () => undefined };
    let done: Promise<unknown> = Promise.resolve();
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: (work: Promise<unknown>) => {
        done = work;
      },
    });
    self.dispatchEvent(event);
    await done;
  });

test('news come to a page that is closed, encrypted, and lead where they happened', {
  tag: '@both',
}, async ({ page, context, user, makeUser }) => {
  const [domain = ''] = websites();
  const service = new PushService(`http://${domain}/push/${crypto.randomUUID()}`);
  const other = await makeUser('Tomas', 'Berg');
  const board = await user.createBoard('To sit on');
  const title = 'An armchair by the window';
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title });
  await user.enter(context);
  await lendPushService(page, service);

  const key = await test.step('the user switches it on', async () => {
    const asked = page.waitForResponse((one) => one.url().includes('PushDeviceResource/get'));
    await page.goto('/settings/notifications/');
    await page.getByRole('tab', { name: 'On your devices' }).click();
    const { key } = (await (await asked).json()).resource_response.data;
    const control = page.getByRole('switch', { name: 'On this device' });
    await expect(control).not.toBeChecked();
    await answered(page, 'PushDeviceResource/create', () => control.click());
    await expect(control).toBeChecked();
    return key as string;
  });

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The browser keeps no worker.');
  await record(worker);
  const origin = new URL(page.url()).origin;
  const elsewhere = await context.newPage();
  const browser = await context.newCDPSession(elsewhere);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  await page.close();

  await test.step('what happens is pushed to the closed page', async () => {
    const text = 'Where did you find it?';
    await other.call('AggregatedCommentResource/create', { pin_id: pin.id, text });
    await expect.poll(async () => (await service.pushed(key)).length, { timeout: 45_000 }).toBe(1);
    const [message] = await service.pushed(key);
    expect(JSON.stringify(message)).not.toContain(text);
    const data = JSON.stringify(message);
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await expect.poll(async () => (await recorded(worker)).shown.length).toBe(1);
    const [shown] = (await recorded(worker)).shown;
    expect(shown?.title).toBe(`${other.fullName} commented on your pin “${title}”`);
  });

  await test.step('it is pressed, and leads to the comment', async () => {
    await press(worker);
    const [opened = ''] = (await recorded(worker)).opened;
    expect(opened).toMatch(new RegExp(`^${origin}/pin/${pin.id}/\\?comment=\\d+$`));
    await elsewhere.goto(opened);
    await expect(elsewhere.getByRole('main').getByText('Where did you find it?')).toBeVisible();
  });
});
