import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** The addresses of streams that pages of a browser ask for from now on, and by which page. */
function streams(context: BrowserContext): { by: Page; address: string }[] {
  const asked: { by: Page; address: string }[] = [];
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/live/') asked.push({ by: request.frame().page(), address: search });
  });
  return asked;
}

/** It would ask by itself after five seconds. */
const SOON = { timeout: 3_000 };

test('all pages of a browser hear by one stream, and go on with it when its page goes', async ({
  page,
  context,
  user,
  makeUser,
}) => {
  const other = await makeUser('Tomas', 'Berg');
  await user.call('UserFollowResource/create', { user_id: other.id });
  const begin = { user_ids: [user.id], text: 'One' };
  const { id } = await other.call<{ id: string }>('ConversationsResource/create', begin);
  const say = (text: string) =>
    other.call('ConversationMessagesResource/create', { conversation_id: id, text });
  await user.enter(context);
  const asked = streams(context);
  const askers = () => asked.map(({ by }) => (by === page ? 'first' : 'second'));
  const shows = (where: Page, text: string) =>
    expect(where.getByRole('log').getByText(text, { exact: true })).toBeVisible(SOON);

  await page.goto(`/messages/${id}/`);
  await expect.poll(() => asked.length).toBe(1);
  const second = await context.newPage();
  await second.goto(`/messages/${id}/`);
  await expect(second.getByRole('log').getByText('One')).toBeVisible();

  await test.step('both hear by the stream of the first', async () => {
    // The second has joined by then: what is told is heard there too.
    await expect(async () => {
      const text = `Two ${crypto.randomUUID()}`;
      await say(text);
      await shows(second, text);
      await shows(page, text);
    }).toPass();
    expect(askers()).toEqual(['first']);
  });

  await test.step('the second takes over, behind what both have heard', async () => {
    await page.close();
    await say('Three');
    await shows(second, 'Three');
    await expect.poll(askers).toEqual(['first', 'second']);
    expect(asked[1]?.address).toMatch(/^\?last=[0-9a-f]+-\d+$/);
    await say('Four');
    await shows(second, 'Four');
    expect(askers()).toHaveLength(2);
  });
});
