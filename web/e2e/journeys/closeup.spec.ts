import type { Page, Request } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

/** What the page asks from now on about pins, but for how its lists go on. */
function listen(page: Page) {
  const asked: Request[] = [];
  page.on('request', (request) => {
    const isAsked = /\/_\/graphql\/|\/(Pin|RelatedModules)Resource\/get/.test(request.url());
    if (isAsked && !request.postDataJSON()?.variables?.after) asked.push(request);
  });
  return {
    all: asked,
    /** What was asked for since the last look. */
    names: () =>
      asked
        .splice(0)
        .map((request) => request.headers()['x-pinterest-graphql-name'] ?? request.url())
        .sort(),
  };
}

const CLOSEUP = ['CloseupDetailQuery', 'CloseupPageQuery', 'CloseupRelatedModulesFeedQuery'];

/** Which views of pins the activity log was told and took from now on. */
function logged(page: Page): unknown[] {
  const events: unknown[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/ApiCResource/create/') || !response.ok()) return;
    const form = new URLSearchParams(response.request().postData() ?? '');
    const told: { event_type: number }[] = JSON.parse(form.get('data') ?? '').options.events;
    const isOfPin = (event: object) => 'object_id_str' in event;
    events.push(...told.filter(isOfPin).filter((event) => event.event_type === 13));
  });
  return events;
}

/** Chooses a line of the menu of the pin that is shown. */
async function choose(page: Page, line: string) {
  await page.getByRole('article').first().getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: line }).click();
}

test('a saved pin shows who published it, and follows them', { tag: '@both' }, async ({
  page,
  context,
  user,
  makeUser,
}) => {
  const maker = await makeUser('Mirel', 'Anand');
  const first = await maker.createPin({
    board: await maker.createBoard('Morning light'),
    photograph: photograph('leaf'),
    title: 'Morning leaf',
  });
  const board = await user.createBoard('Saved');
  const { id } = await user.call<{ id: string }>('RepinResource/create', {
    pin_id: first.id,
    board_id: board.id,
  });
  await user.enter(context);
  await page.goto(`/pin/${id}/`);
  const closeup = page.getByRole('article').first();
  await expect(closeup.getByRole('link', { name: maker.fullName }).first()).toBeVisible();
  await expect(closeup.getByText(`Saved by ${user.fullName} to Saved`)).toBeVisible();
  const follow = closeup.getByRole('button', { name: 'Follow', exact: true });
  await answered(page, 'UserFollowResource/create', () => follow.click());
  await page.reload();
  await expect(closeup.getByRole('button', { name: 'Following' })).toBeVisible();
});

test.describe('a close-up', () => {
  test('is asked for once in a minute, and shows what was changed', async ({
    page,
    context,
    user,
  }) => {
    const board = await user.createBoard('Rooms');
    for (const title of ['Oak table', 'Ochre armchair']) {
      await user.createPin({ board, photograph: photograph('armchair'), title });
    }
    await user.enter(context);
    const asked = listen(page);
    const events = logged(page);
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    const open = async (name: string) => {
      await page.getByRole('link', { name }).first().click();
      await expect(title(name)).toBeVisible();
      await page.waitForURL(/\/pin\/\d+\/$/);
    };
    const back = async () => {
      await page.goBack();
      await page.waitForURL(/\/rooms\/$/);
      await expect(page.getByRole('link', { name: 'Oak table' }).first()).toBeVisible();
    };

    await test.step('by its documents, at the first visit', async () => {
      await page.goto(board.url);
      await open('Ochre armchair');
      await expect.poll(() => asked.all.length).toBe(3);
      for (const request of asked.all) {
        expect(request.url()).toMatch(/\/_\/graphql\/$/);
        expect(request.headers()).toMatchObject({
          accept: 'application/json',
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          'x-csrftoken': expect.stringMatching(/./),
          'x-pinterest-appstate': 'active',
          'x-pinterest-pws-handler': expect.stringMatching(/./),
          'x-pinterest-source-url': expect.stringMatching(/^\//),
        });
      }
      expect(asked.names()).toEqual(CLOSEUP);
    });

    await test.step('not at the second', async () => {
      await back();
      await open('Ochre armchair');
      await expect(
        page.getByRole('article').first().getByRole('link', { name: 'Rooms' }),
      ).toBeVisible();
      expect(asked.names()).toEqual([]);
    });

    await test.step('what is felt about it is kept without asking', async () => {
      const love = page.getByRole('button', { name: 'Love', exact: true });
      await answered(page, 'ReactionsResource/create', () => love.click());
      await back();
      await open('Ochre armchair');
      await expect(love).toHaveAttribute('aria-pressed', 'true');
      expect(asked.names()).toEqual([]);
    });

    await test.step('other words are seen at once, and on the way back', async () => {
      await choose(page, 'Edit pin');
      const dialog = page.getByRole('dialog', { name: 'Edit pin' });
      await dialog.getByRole('textbox', { name: 'Title' }).fill('Armchair in ochre');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(title('Armchair in ochre')).toBeVisible();
      expect(asked.names()).toContain('CloseupPageQuery');
      await back();
      await open('Armchair in ochre');
    });

    await test.step('and each visit is told to the activity log once', async () => {
      // What is still on its way when the page is left is lost.
      await expect.poll(() => events).toHaveLength(4);
      const address = page.url();
      await page.reload();
      await page.goto(`${address}?seen=again`);
      const way = (source: string | null) => ({
        event_type: 13,
        aux_data: expect.objectContaining({ source }),
      });
      const visit = (source: string | null) => expect.objectContaining(way(source));
      const visits = ['board', 'board', 'board', 'board', null].map(visit);
      await expect.poll(() => events).toEqual(visits);
    });
  });

  test('has no empty ground beside its picture, however long its words are', {
    tag: '@both',
  }, async ({ page, user, isMobile }) => {
    const board = await user.createBoard('Rooms');
    const title = 'At home';
    const look = async (of: 'leaf' | 'guitar', description: string) => {
      const pin = { board, photograph: photograph(of), title, description };
      const { id } = await user.createPin(pin);
      await page.goto(`/pin/${id}/`);
      const closeup = page.getByRole('article').first();
      const save = closeup.getByRole('button', { name: 'Save', exact: true });
      const picture = page.getByRole('img', { name: title }).first();
      const [card, shown, below] = await Promise.all(
        [closeup, picture, save].map((part) => part.boundingBox()),
      );
      if (!card || !shown || !below) throw new Error('The close-up is not drawn.');
      return { card, shown, below };
    };
    const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
    const { card, shown, below } = await look('leaf', 'A line of many.\n'.repeat(25));
    if (isMobile) {
      // From edge to edge, and its words follow.
      expect([shown.x, shown.y, shown.width]).toEqual([0, card.y, width]);
      expect(below.y - shown.y - shown.height).toBeLessThan(24);
      return;
    }
    expect(card.height).toBeGreaterThan(shown.height + 100);
    // In the middle of what is in sight of a very tall card: below the header.
    const inSight = Math.min(card.height, height - 96);
    expect(shown.y + shown.height / 2 - card.y).toBeCloseTo(inSight / 2, 0);
    // A tall one says how high the card is.
    const short = await look('guitar', '');
    expect(short.card.height).toBeCloseTo(short.shown.height, 0);
  });

  test('that a page carries is not asked for again', async ({ page, world }) => {
    const asked = listen(page);
    const pin = world.pins[2] as (typeof world.pins)[number];
    await page.goto(`/pin/${pin.id}/`);
    await expect(page.getByRole('heading', { name: 'More like this' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.names()).toEqual([]);
  });
});

test.describe('a host that does not run the documents', () => {
  test.use({ expected: /400/ });

  test('shows a pin by its whole page', async ({ page, world }) => {
    await page.route('**/_/graphql/', (route) =>
      route.fulfill({
        status: 400,
        json: { data: null, errors: [{ extensions: { code: 'QUERY_MISS' } }] },
      }),
    );
    const first = world.pins[2] as (typeof world.pins)[number];
    await page.goto(`/pin/${first.id}/`);
    const other = page
      .getByRole('region', { name: /^More from/ })
      .getByRole('link')
      .nth(1);
    const loaded = page.waitForEvent('load');
    await other.click();
    await loaded;
    await page.waitForURL(({ pathname }) => pathname !== `/pin/${first.id}/`);
    await expect(page.getByRole('heading', { name: 'More like this' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
