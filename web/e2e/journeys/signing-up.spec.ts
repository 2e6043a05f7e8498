import { answered } from '../answered.ts';
import { holdBack } from '../holdBack.ts';
import { expect, takenOver, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { signUp } from '../signUp.ts';

const PASSWORD = 'correct horse battery';

const someone = () => `${crypto.randomUUID()}@pins.test`;

test('a visitor saves a pin, signs up, follows who makes what they like, and finds both', {
  tag: '@both',
}, async ({ page, user, world }) => {
  const pin = world.pins[3];
  const theirs = `Owl in a cottage garden ${crypto.randomUUID().slice(0, 8)}`;
  const board = await user.createBoard('Out of the window');
  await user.createPin({ board, photograph: photograph('leaf'), title: theirs });
  await page.goto(`/pin/${pin?.id}/`);
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign up' });
  await signUp(dialog, { email: someone(), password: PASSWORD });

  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByLabel('First name').fill('Ingrid');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'In my own words' }).check();
  await page.getByRole('textbox', { name: 'In my own words' }).fill('Agender');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('SE');

  // Left in between, it goes on where it was.
  await answered(page, 'SignupFlowResource/update', () =>
    page.getByRole('button', { name: 'Next' }).click(),
  );
  await expect(page.getByRole('heading', { name: 'What do you like to look at?' })).toBeVisible();
  await page.reload();
  const interests = page.getByRole('list', { name: 'Interests' });
  for (const name of ['Gardens', 'Travel', 'Birds', 'Food', 'Books']) {
    await interests.getByRole('button', { name, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'Whom do you want to follow?' })).toBeVisible();
  const creators = page.getByRole('list', { name: 'Creators' });
  await expect(creators.getByRole('link', { name: new RegExp(user.username) })).toBeVisible();
  await page.getByRole('button', { name: 'Follow all' }).click();
  await expect(page.getByText(/^You follow \d+ more (person|people) now\.$/)).toBeVisible();
  await expect(creators.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('The pin you wanted to save goes on the first one.')).toBeVisible();
  await page.getByRole('button', { name: 'Birds' }).click();
  await page.getByRole('button', { name: 'Make boards' }).click();

  await expect(page).toHaveURL(`/pin/${pin?.id}/`);
  await expect(page.getByText('Saved to Birds')).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Birds' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: pin?.title ?? '' })).toBeVisible();

  // What one follows arrives there by a job, soon after.
  await expect(async () => {
    await page.goto('/?feed=following');
    const followed = page.getByRole('main').getByRole('link', { name: theirs });
    await expect(followed.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('a visitor is shown again what they looked at', async ({ page, world }) => {
  // Two pictures; each page is loaded anew.
  for (const { id, title } of world.pins.slice(0, 2)) {
    await page.goto(`/pin/${id}/`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await takenOver(page);
    // Noted in a pause of the browser, which a busy machine is late with.
    const kept = () => page.evaluate(() => localStorage.getItem('viewedPins:') ?? '');
    await expect.poll(kept).toContain(`"${id}"`);
  }
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  await save.first().click();
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
  const pictures = page.getByRole('img', { name: 'Pictures you looked at' }).locator('img');
  await expect(pictures).toHaveCount(2);
});

test('a visitor follows a user, and does so after logging in', async ({ page, user, world }) => {
  await page.goto(world.owner.url);
  await page.getByRole('main').getByRole('button', { name: 'Follow', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog.getByLabel('Email or username').fill(user.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(user.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(`You follow ${world.owner.fullName} now.`)).toBeVisible();
});

test('who leaves the screens is reminded at home, until they say otherwise', async ({ page }) => {
  await page.goto('/signup/');
  await signUp(page.getByRole('main'), { email: someone(), password: PASSWORD });
  // Leaving cuts off what is still on its way.
  const kept = page.waitForResponse(/SignupFlowResource\/update/);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible();
  await kept;
  const reminder = page.getByText('Finish setting up your account');
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible();
  await page.goto('/');
  await expect(reminder).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await expect(reminder).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'For you' })).toBeAttached();
  await expect(reminder).toBeHidden();
});

test('a visitor signs up as a business', async ({ page }) => {
  await page.goto('/signup/');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Create a business account' }).click();
  const name = main.getByLabel('Business name');
  await expect(name).toBeFocused();
  await signUp(main, { email: someone(), password: PASSWORD });
  await expect(name).toHaveAccessibleDescription('Required');
  await name.fill('Oak & Ash');
  await main.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Oak & Ash' })).toBeVisible();
  await page.goto('/settings/business/');
  await expect(page.getByLabel('Business name').first()).toHaveValue('Oak & Ash');
});

test.describe('too young', () => {
  test.use({ expected: /400/ });

  test('is said, and another birthday does not help', async ({ page }) => {
    await page.goto('/signup/');
    const main = page.getByRole('main');
    const birthday = `${new Date().getFullYear() - 5}-01-01`;
    await signUp(main, { email: someone(), password: PASSWORD, birthday });
    await expect(main.getByText('You cannot use Magpie yet.')).toBeVisible();
    await page.reload();
    await expect(main.getByText('You cannot use Magpie yet.')).toBeVisible();
    await expect(main.getByLabel('Birthday')).toBeHidden();
  });
});

test('an invite from the settings tells visitors who sends it', { tag: '@both' }, async ({
  browser,
  page,
  user,
  context,
  baseURL,
  isMobile,
}) => {
  await user.enter(context);
  await page.goto('/settings/invites/');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await visitor.newPage();
  await other.goto(link);
  const invite = other.getByRole('complementary', { name: 'Invite' });
  if (isMobile) {
    // A phone has no room to say who invites; the code comes along all the same.
    await other.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    await expect(invite).toBeHidden();
  } else {
    await expect(invite).toContainText(`${user.fullName}invited you to Magpie.`);
    await invite.getByRole('link', { name: 'Sign up' }).click();
  }
  const dialog = other.getByRole('dialog', { name: 'Sign up' });
  await signUp(dialog, { email: someone(), password: PASSWORD });
  await expect(other.getByRole('button', { name: 'Begin' })).toBeVisible();
  await visitor.close();
  await page.reload();
  await expect(page.getByText('9 more people can use it.')).toBeVisible();
});

test('nothing moves under a finger that skips while answers come', { tag: '@phone' }, async ({
  page,
}) => {
  const countries = await holdBack(page, '**/resource/CountriesResource/get/**');
  const interests = await holdBack(page, '**/resource/InterestsResource/get/**');
  await page.goto('/signup/');
  await signUp(page.getByRole('main'), { email: someone(), password: PASSWORD });
  await page.getByRole('button', { name: 'Begin' }).click();
  const skip = page.getByRole('button', { name: 'Skip' });
  await skip.click();
  await page.getByRole('heading', { name: 'How do you identify?' }).waitFor();
  await skip.click();
  await expect(page.getByRole('heading', { name: 'Where are you at home?' })).toBeVisible();
  const options = page.getByRole('combobox', { name: 'Country' }).locator('option');
  await skip.hover();
  await page.mouse.down();
  await expect(options).toHaveText(['United States']);
  countries();
  await expect(options).not.toHaveCount(1);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'What do you like to look at?' })).toBeVisible();
  await skip.click();
  await expect(page.getByRole('heading', { name: 'Make your first boards' })).toBeVisible();
  // How tall the names are is not known yet.
  await expect(skip).toBeHidden();
  interests();
  await expect(page.getByRole('group', { name: 'Names of boards' })).toBeVisible();
  await expect(skip).toBeVisible();
});
