import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

test('a pin is handed on, and stands on another website', async ({
  page,
  context,
  user,
  baseURL,
}) => {
  const board = await user.createBoard('Chairs');
  const title = 'An armchair by the window';
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title });
  const closeup = page.getByRole('article').first();
  const share = page.getByRole('dialog', { name: 'Share' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step('a visitor copies its address', async () => {
    await page.goto(`/pin/${pin.id}/`);
    await closeup.getByRole('button', { name: 'Share' }).click();
    await expect(share.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:/);
    await answered(page, 'PinShareResource/create', () =>
      share.getByRole('button', { name: 'Copy link' }).click(),
    );
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await clipboard()).toBe(`${baseURL}/pin/${pin.id}/`);
  });

  let code = '';
  await test.step('its code is copied, with a look at it', async () => {
    await page.reload();
    await closeup.getByRole('button', { name: 'Share' }).click();
    await expect(share.getByText('Shared by 1 person')).toBeVisible();
    await share.getByRole('button', { name: 'Embed on a website' }).click();
    const embed = page.getByRole('dialog', { name: 'Embed on a website' });
    const shown = embed.frameLocator('iframe');
    await expect(shown.getByRole('link', { name: title })).toBeVisible();
    await embed.getByRole('button', { name: 'Copy code' }).click();
    await expect(page.getByText('Code copied')).toBeVisible();
    code = await clipboard();
    expect(code).toContain(`${baseURL}/embed/pin/${pin.id}/`);
  });

  await test.step('it stands on a page of another website', async () => {
    const blog = createServer((_request, answer) => {
      answer.setHeader('Content-Type', 'text/html');
      answer.end(`<title>A blog</title><link rel="icon" href="data:,">${code}`);
    });
    await new Promise<void>((done) => blog.listen(0, '127.0.0.1', done));
    const { port } = blog.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    const card = page.frameLocator('iframe').getByRole('link', { name: title });
    await expect(card).toBeVisible();
    await expect(card).toHaveAttribute('href', `${baseURL}/pin/${pin.id}/`);
    const picture = page.frameLocator('iframe').locator('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    blog.close();
  });
});
