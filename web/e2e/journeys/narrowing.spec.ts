import type { Page, TestInfo } from '@playwright/test';
import { expect, takenOver, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import type { User } from '../user.ts';

/** Pins by a word that no other journey has; answers the word once all of them are found. */
async function pinned(page: Page, user: User, words: Record<string, [string, string]>) {
  const word = `okapi${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const board = await user.createBoard(`Of ${word}`);
  for (const [name, [title, description]] of Object.entries(words)) {
    const photo = photograph(name);
    await user.createPin({ board, photograph: photo, title: `${title} ${word}`, description });
  }
  const found = async () => {
    const data = JSON.stringify({ options: { query: word } });
    const answer = await page.request.get('/resource/BaseSearchResource/get/', {
      params: { data },
    });
    return (await answer.json()).resource_response.data.results.length;
  };
  await expect.poll(found).toBe(Object.keys(words).length);
  return word;
}

const results = (page: Page) => page.getByRole('main').getByRole('article');

/** Chooses the picture of a result: by its menu, or where a finger rests on it. */
async function choose(page: Page, info: TestInfo, title: string) {
  const link = page.getByRole('link', { name: title, exact: true });
  const card = results(page).filter({ has: link });
  const open = card.getByRole('link', { name: title, exact: true });
  if (info.project.name === 'phone') {
    const box = await open.boundingBox();
    const [clientX, clientY] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    const point = { clientX, clientY, pointerType: 'touch', isPrimary: true };
    await open.dispatchEvent('pointerdown', point);
    const line = page.getByRole('dialog').getByRole('button', { name: 'More like this' });
    await expect(line).toBeVisible();
    await open.dispatchEvent('pointerup', point);
    await line.click();
  } else {
    await card.hover();
    await card.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'More like this' }).click();
  }
}

test(
  'pictures are chosen among results, which show first what looks like them',
  { tag: '@both' },
  async ({ page, context, user }, info) => {
    await user.enter(context);
    const word = await pinned(page, user, {
      leaf: ['Leaf', ''],
      lights: ['Lights', ''],
      guitar: ['Guitar', ''],
    });
    await page.goto(`/search/pins/?q=${word}`);
    await expect(results(page)).toHaveCount(3);
    const first = await results(page).last().textContent();
    const title = first?.match(/(Leaf|Lights|Guitar) okapi[a-z]+/)?.[0] ?? '';
    await choose(page, info, title);
    await expect(page).toHaveURL(/&like=[0-9a-f]{32}&rs=picture$/);
    await expect(results(page).first()).toContainText(title);
    const chosen = page.getByRole('navigation', { name: 'More like these pictures' });
    await expect(chosen.getByRole('link')).toHaveCount(1);

    const second = await results(page).last().textContent();
    await choose(page, info, second?.match(/(Leaf|Lights|Guitar) okapi[a-z]+/)?.[0] ?? '');
    await expect(chosen.getByRole('link')).toHaveCount(2);
    await page.reload();
    await expect(chosen.getByRole('link')).toHaveCount(2);
    await page.goBack();
    await expect(chosen.getByRole('link')).toHaveCount(1);

    await chosen.getByRole('link', { name: 'Drop picture 1' }).click();
    await expect(chosen).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`q=${word}&rs=picture$`));
    await expect(results(page)).toHaveCount(3);

    await results(page).last().getByRole('link').first().click();
    await expect(page.locator('article[data-closeup]')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'More like what you opened' }).click();
    await expect(chosen.getByRole('link')).toHaveCount(1);
    await expect(results(page)).toHaveCount(3);
  },
);

test('a search for people’s looks is narrowed by skin tone and hair', { tag: '@both' }, async ({
  page,
  context,
  user,
}) => {
  await user.enter(context);
  const word = await pinned(page, user, {
    leaf: ['Makeup in red', 'It glows on dark skin'],
    lights: ['Makeup in rose', 'For olive skin and curly hair'],
    guitar: ['Makeup table', ''],
  });
  await page.goto(`/search/pins/?q=makeup+${word}&exact=1`);
  await expect(results(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Skin tone' }).click();
  const tones = page.getByRole('navigation', { name: 'Skin tone' });
  await expect(tones.getByRole('link')).toHaveText(['Medium', 'Deep']);
  await tones.getByRole('link', { name: 'Deep' }).click();
  await expect(page).toHaveURL(/skin_tone=deep/);
  await expect(results(page)).toHaveText([/^Makeup in red/]);
  await page.reload();
  await expect(results(page)).toHaveText([/^Makeup in red/]);
  await tones.getByRole('link', { name: 'Medium' }).click();
  await expect(results(page)).toHaveText([/^Makeup in rose/]);
  await page.getByRole('button', { name: 'Hair pattern' }).click();
  await page.getByRole('link', { name: 'Curly' }).click();
  await expect(page).toHaveURL(/skin_tone=medium&hair_pattern=curly/);
  await expect(results(page)).toHaveText([/^Makeup in rose/]);

  await page.goto(`/search/pins/?q=makeup+${word}&exact=1&skin_tone=tan`);
  await page.getByRole('link', { name: 'Remove filters' }).click();
  await expect(results(page)).toHaveCount(3);
});

test('who finds nothing is led to fewer words', async ({ page, user }) => {
  const word = await pinned(page, user, { leaf: ['Copper', ''] });
  await page.goto(`/search/pins/?q=copper+${word}+quxzeppelin&exact=1`);
  await expect(page.getByText(/No picture matches/)).toBeVisible();
  const fewer = page.getByRole('navigation', { name: 'Search with fewer words' });
  await fewer.getByRole('link', { name: `copper ${word}`, exact: true }).click();
  await expect(results(page)).toHaveCount(1);
});

test('a visitor searches among the pins of one profile, and then among all', {
  tag: '@both',
}, async ({ page, user }) => {
  const word = await pinned(page, user, { leaf: ['Copper', ''], lights: ['Lights', ''] });
  await page.goto(`${user.url}?view=pins`);
  await takenOver(page);
  const field = page.getByRole('main').getByRole('combobox');
  await field.fill(`copper ${word}`);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=copper\\+${word}&user=[^&]+&rs=profile$`));
  await expect(results(page)).toHaveCount(1);
  await page.getByRole('link', { name: /^Among pins of / }).click();
  await expect(page).toHaveURL(new RegExp(`q=copper\\+${word}&rs=filter$`));
  // Below it stands what is close to the words.
  await expect(results(page).first()).toHaveText(/^Copper/);
});
