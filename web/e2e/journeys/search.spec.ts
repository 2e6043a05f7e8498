import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

test('searches with a typing error, narrows by a guide, finds a person, clears @both', async ({
  page,
  context,
  user,
}) => {
  // Words of no other pin, so that no journey beside this one is found.
  const word = `zebu${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const board = await user.createBoard(`Of ${word}`);
  const pins = {
    leaf: `${word} meadow`,
    lights: `${word} in a meadow`,
    guitar: `${word} harbour`,
    armchair: word,
  };
  for (const [name, title] of Object.entries(pins)) {
    await user.createPin({ board, photograph: photograph(name), title });
  }
  const all = Object.keys(pins).length;
  await user.enter(context);
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Search for ideas and people' });
  const search = async (words: string) => {
    await field.fill(words);
    await field.press('Enter');
  };

  await test.step('a typing error is forgiven', async () => {
    const wrong = word.replace('zebu', 'zebuu');
    // The index follows within moments.
    await expect(async () => {
      await page.goto(`/search/pins/?q=${wrong}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${word}”`, {
        timeout: 1000,
      });
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(all, {
        timeout: 1000,
      });
    }).toPass();
    await expect(page.getByRole('link', { name: `Search instead for “${wrong}”` })).toBeVisible();
  });

  await test.step('a guide narrows, and is taken back', async () => {
    await search(word);
    const guides = page.getByRole('navigation', { name: 'Narrow the search' });
    await guides.getByRole('link', { name: 'Meadow' }).click();
    await expect(page).toHaveURL(new RegExp(`q=${word}&guide=meadow`));
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await guides.getByRole('link', { name: 'meadow' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(all);
  });

  await test.step('a board and a person are found', async () => {
    const tabs = page.getByRole('navigation', { name: 'Search among' });
    await tabs.getByRole('link', { name: 'Boards' }).click();
    await expect(page.getByRole('link', { name: `Of ${word}` })).toBeVisible();
    await search(user.username);
    await expect(page).toHaveURL(/\/search\/boards\//);
    await tabs.getByRole('link', { name: 'People' }).click();
    await page
      .getByRole('list', { name: /^People for/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(user.url);
  });

  await test.step('a recent search is dropped by its button, and all are cleared', async () => {
    const suggested = page.waitForResponse(/AdvancedTypeaheadResource\/get/);
    await field.fill(word.slice(0, 8));
    await suggested;
    await field.fill('');
    const recent = page.getByRole('option', { name: word }).filter({ hasText: 'Recent' });
    await expect(recent.first()).toBeVisible();
    const before = await recent.count();
    await page
      .getByRole('button', { name: new RegExp(`^Remove .*${word}.* from recent searches$`) })
      .first()
      .click();
    await expect(recent).toHaveCount(before - 1);
    await page.getByRole('option', { name: 'Clear recent searches' }).click();
    await field.press('ArrowDown');
    await expect(page.getByRole('option').last()).toHaveText('Search with a picture');
    await expect(page.getByRole('option', { name: /Recent$|^Clear recent/ })).toHaveCount(0);
  });
});
