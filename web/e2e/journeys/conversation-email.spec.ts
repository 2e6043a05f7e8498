import { admin } from '../admin.ts';
import { expect, remind, test } from '../journey.ts';
import { linkInMail, mailsWith } from '../mails.ts';
import { signUp } from '../signUp.ts';

test('an address is written to, reads by the mail’s link, and signs up to answer', async ({
  browser,
  baseURL,
  page,
  context,
  user,
}) => {
  test.slow();
  const email = `gast.${crypto.randomUUID()}@pins.test`;
  const words = 'Do you remember the armchair?';
  // New accounts write to no addresses.
  admin('plain', 'verify', user.username);
  await user.enter(context);
  const others = await browser.newContext({ baseURL: baseURL ?? '' });
  await remind(others);
  const theirs = await others.newPage();

  await test.step('a user writes to the address', async () => {
    await page.goto('/messages/?view=new');
    await page.getByRole('combobox', { name: 'To' }).fill(email);
    await page.getByRole('textbox', { name: 'Write a message' }).fill(words);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('You can write more once a member answers.')).toBeVisible();
    await expect(page.getByRole('heading', { name: email })).toBeVisible();
  });

  await test.step('its owner reads, without an account', async () => {
    const link = await linkInMail(email, 'wrote to you', 'messages/link');
    expect(mailsWith(email, words)).toEqual([]);
    await theirs.goto(link);
    await expect(theirs.getByText(words)).toBeVisible();
    await expect(theirs.getByText(user.fullName)).toBeVisible();
    await theirs.getByRole('link', { name: 'Sign up' }).last().click();
  });

  await test.step('signs up, verifies the address, and answers', async () => {
    await signUp(theirs.getByRole('main'), { email, password: 'correct horse battery' });
    await theirs.waitForURL(({ pathname }) => pathname.startsWith('/signup/flow/'));
    await theirs.goto(await linkInMail(email, 'Verify your email', 'verify/email'));
    await expect(theirs.getByText(`${email} is verified. Thank you.`)).toBeVisible();
    // The request is made by a job.
    const request = theirs.getByRole('link', { name: new RegExp(user.fullName) });
    await expect(async () => {
      await theirs.goto('/messages/?view=requests');
      await expect(request).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await request.click();
    await theirs.getByRole('button', { name: 'Accept', exact: true }).click();
    await theirs.getByRole('textbox', { name: /^Message / }).fill('The green one!');
    await theirs.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(theirs.getByText('Sending…')).toHaveCount(0);
  });

  await test.step('who wrote sees who it is', async () => {
    await expect(page.getByText('The green one!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: email })).toHaveCount(0);
  });
});
