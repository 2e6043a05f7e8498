import { openCase } from '../cases.ts';
import { employ } from '../employ.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { draw } from '../shades.ts';
import { sitDown } from '../sitDown.ts';

test(
  'initials stand for a sensitive portrait until an employee finds nothing wrong with it',
  { tag: '@both' },
  async ({ page, context, user, makeUser }, info) => {
    test.slow();
    // The case of a profile is called by their name, which is no other user's.
    const sitter = await makeUser('Juno', `V${crypto.randomUUID().slice(0, 8)}`);
    const initials = 'JV';
    const employee = await makeUser('Dora', 'Lind');
    const board = await sitter.createBoard('Leaves');
    const leaf = photograph('leaf');
    const pin = await sitter.createPin({ board, photograph: leaf, title: 'A leaf' });
    const words = { pin_id: pin.id, text: 'It came through the winter.' };
    await sitter.call('AggregatedCommentResource/create', words);
    // The detector of journeys finds what is of one colour (`screen.sh`).
    const plain = async (what: string) => {
      const seed = `${what} of ${sitter.username}`;
      return (await sitter.upload(await draw(page, info, { seed, width: 96, columns: 1 }))).id;
    };
    const picture_upload_id = await plain('portrait');
    const cover_upload_id = await plain('cover');
    await sitter.call('UserResource/update', { picture_upload_id, cover_upload_id });

    const closeup = page.getByRole('article').first();
    const pinner = closeup.getByRole('link').filter({ hasText: 'follower' });
    const comment = page.getByRole('article', { name: `Comment by ${sitter.fullName}` });
    const profile = page.getByRole('main').locator('header');
    const [cover, portrait] = [profile.locator('img').first(), profile.locator('img').nth(1)];
    const seeCover = profile.getByText('See cover', { exact: true });
    const seePortrait = profile.getByText('See picture', { exact: true });
    await user.enter(context);

    await test.step('beside the pin and the comment others see initials', async () => {
      await expect(async () => {
        await page.goto(`/pin/${pin.id}/`);
        await expect(pinner.getByText(initials, { exact: true })).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(comment.getByText(initials, { exact: true })).toBeVisible();
      await expect(pinner.locator('img')).toHaveCount(0);
      await expect(comment.locator('img')).toHaveCount(0);
    });

    await test.step('on the profile both stand behind a blur, until they are asked for', async () => {
      await expect(async () => {
        await page.goto(sitter.url);
        await expect(seePortrait).toBeVisible({ timeout: 2_000 });
        await expect(seeCover).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(profile.getByText('This picture may be sensitive')).toBeVisible();
      await expect(profile.getByText('This cover may be sensitive')).toBeVisible();
      await expect(portrait).toHaveCSS('filter', 'blur(32px)');
      await expect(cover).toHaveCSS('filter', 'blur(32px)');
      await seePortrait.click();
      await expect(seePortrait).toBeHidden();
      await expect(portrait).toHaveCSS('filter', 'none');
      // Each is asked for by itself.
      await expect(cover).toHaveCSS('filter', 'blur(32px)');
      await seeCover.click();
      await expect(seeCover).toBeHidden();
      await expect(cover).toHaveCSS('filter', 'none');
    });

    await test.step('their user sees both, and is told why others do not', async () => {
      await sitDown(page, context, sitter);
      await page.goto(`/pin/${pin.id}/`);
      await expect(pinner.locator('img')).toBeVisible();
      await page.goto('/settings/profile/');
      const pictures = page.getByRole('region', { name: 'Pictures', exact: true });
      await expect(pictures.locator('img')).toHaveCount(2);
      for (const what of ['picture', 'cover']) {
        const told = `A program of this site found that your ${what} may be sensitive`;
        await expect(pictures.getByText(told)).toBeVisible();
      }
    });

    await test.step('an employee looks at both, and finds nothing wrong with them', async () => {
      await page.goto('about:blank');
      await employ(context, employee);
      await expect(() => openCase(page, '/reports/', sitter.fullName)).toPass();
      await expect(page.getByText(/^Found by this site on/)).toBeVisible();
      const pictures = page.getByRole('region', { name: 'Pictures', exact: true });
      for (const name of ['Picture of the profile', 'Cover of the profile']) {
        const shown = pictures.getByRole('figure').filter({ hasText: name });
        const found = shown.getByRole('region', { name: `What the program found: ${name}` });
        await expect(found.getByRole('listitem')).toContainText(/PLAIN.*90 %/);
        await shown.getByText('See picture', { exact: true }).click();
        await expect(shown.getByText('See picture', { exact: true })).toBeHidden();
      }
      await page.getByRole('radio', { name: 'Nothing is wrong with it' }).click();
      await page.getByRole('button', { name: 'Close the case' }).click();
      await expect(page.getByText('The case is closed')).toBeVisible();
    });

    await test.step('others see both as they see those of anyone', async () => {
      await sitDown(page, context, user);
      await expect(async () => {
        await page.goto(sitter.url);
        await expect(portrait).toBeVisible({ timeout: 2_000 });
        await expect(portrait).toHaveCSS('filter', 'none', { timeout: 2_000 });
        await expect(cover).toHaveCSS('filter', 'none', { timeout: 2_000 });
      }).toPass();
      await expect(profile.getByText(/^See/)).toHaveCount(0);
      await page.goto(`/pin/${pin.id}/`);
      await expect(pinner.locator('img')).toBeVisible();
      await expect(comment.locator('img')).toBeVisible();
      await expect(closeup.getByText(initials, { exact: true })).toHaveCount(0);
    });
  },
);
