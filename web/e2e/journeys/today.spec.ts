import { answered } from '../answered.ts';
import { employ } from '../employ.ts';
import { expect, loseCookies, takenOver, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

test('an employee composes and publishes an article, and a visitor opens a pin of it', {
  tag: '@both',
}, async ({ page, user }) => {
  const board = await user.createBoard('Night walks');
  const name = `Moonlit ${crypto.randomUUID().slice(0, 8)}`;
  const pin = await user.createPin({ board, photograph: photograph('lights'), title: name });
  await employ(page.context(), user);
  await page.goto('/today/');
  await page.getByRole('link', { name: 'Edit articles' }).click();
  await page.getByRole('link', { name: 'New article' }).click();

  const form = page.getByRole('form', { name: 'New article' });
  await form.getByLabel('Title').first().fill(`${name}: a walk!`);
  await form.getByLabel('Subtitle').fill('What the dark shows');
  await form.getByLabel('Kind').selectOption({ label: 'The best of' });
  await form.getByRole('textbox', { name: 'Boards' }).fill(board.url);
  await form.getByRole('button', { name: 'Find Boards' }).click();
  await expect(form.getByRole('button', { name: 'Remove Night walks' })).toBeVisible();
  await form.getByLabel('Searches').fill('lanterns\nstreet lights');
  await form
    .getByRole('textbox', { name: 'Pins' })
    .fill(`${new URL(page.url()).origin}/pin/${pin.id}/`);
  await form.getByRole('button', { name: 'Find Pins' }).click();
  await expect(form.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await form.getByLabel('Upload a picture for the article').setInputFiles(photograph('armchair'));
  await expect(form.getByRole('img', { name: 'What stands for the article' })).toBeVisible();
  const held = form.locator('input[name=cover_signature]');
  await expect(held).toHaveValue(/^[0-9a-f]{32,}$/);
  const cover = new RegExp(await held.inputValue());
  await form.getByRole('switch', { name: 'Published' }).check();
  await answered(page, 'TodayArticleResource/create', () =>
    form.getByRole('button', { name: 'Save' }).click(),
  );
  await expect(page).toHaveURL(/\/today\/drafts\/\d+\/$/);
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page.getByRole('link', { name: `Edit ${name}: a walk!` })).toBeVisible();

  await loseCookies(page);
  await page.goto('/today/');
  const card = page.getByRole('link', { name: new RegExp(name) }).first();
  await expect(card).toBeVisible();
  await expect(card.locator('img')).toHaveAttribute('src', cover);
  await takenOver(page);
  await card.click();
  const slug = name.toLowerCase().replace(' ', '-');
  await expect(page).toHaveURL(new RegExp(`/today/best/${slug}-a-walk/\\d+/$`));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main.getByText('What the dark shows')).toBeVisible();
  await expect(main.locator('header img')).toHaveAttribute('src', cover);
  await expect(main.getByRole('link', { name: 'lanterns' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Night walks/ }).last()).toBeVisible();
  await main
    .getByRole('list', { name: `Pins of ${name}: a walk!` })
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/pin/${pin.id}/`));
});
