import { answered } from '../answered.ts';
import { makeFriends } from '../friends.ts';
import { expect, test } from '../journey.ts';

const SEND = 'ConversationMessagesResource/create';

test('a pin goes from the share sheet to another user, and by a link', { tag: '@both' }, async ({
  browser,
  baseURL,
  page,
  context,
  user,
  makeUser,
}) => {
  test.slow();
  const friends = await makeFriends({ browser, baseURL, context, user, makeUser });
  const { other, theirs: others, pin, title } = friends;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const theirs = await others.newPage();
  const theirLog = theirs.getByRole('log', { name: `Messages with ${user.fullName}` });
  const share = page.getByRole('dialog', { name: 'Share' });
  const open = () =>
    page.getByRole('article').first().getByRole('button', { name: 'Share' }).click();

  await test.step('the other has their conversation open', async () => {
    const { id } = await other.call<{ id: string }>('ConversationsResource/create', {
      user_ids: [user.id],
      text: 'Have you found one?',
    });
    await theirs.goto(`/messages/${id}/`);
    await expect(theirLog.getByText('Have you found one?')).toBeVisible();
  });

  await test.step('one press sends the pin, which comes without a new page', async () => {
    await page.goto(`/pin/${pin.id}/`);
    await open();
    await answered(page, SEND, () =>
      share.getByRole('button', { name: `Send to ${other.fullName}` }).click(),
    );
    await expect(share.getByRole('button', { name: `Sent to ${other.fullName}` })).toBeVisible();
    await expect(theirLog.getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('it is taken back', async () => {
    await share.getByRole('button', { name: `Undo sending to ${other.fullName}` }).click();
    await expect(theirLog.getByText('This message was taken back.')).toBeVisible();
    await expect(theirLog.getByRole('link', { name: title })).toHaveCount(0);
  });

  await test.step('they are found by their name, by keys alone', async () => {
    await share.getByRole('textbox', { name: 'Name, username or email' }).fill(other.username);
    const face = share.getByRole('button', { name: `Send to ${other.fullName}` });
    await expect(face).toBeVisible();
    await answered(page, SEND, () => face.press('Enter'));
    await expect(theirLog.getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('a copied link says who sent it', async () => {
    await expect(share.getByText(/invite_code=/)).toBeVisible();
    await share.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`/pin/${pin.id}/sent/\\?invite_code=\\w+$`));
    await theirs.goto(link);
    await expect(theirs.getByText(`${user.fullName} sent you this pin.`)).toBeVisible();
    const notice = theirs.getByRole('complementary', { name: 'Invite' });
    await expect(notice).toHaveAttribute('data-kind', /^(mobile|desktop)-toast$/);
    await expect(notice).toHaveAttribute('data-inviter-id', user.id);
    await expect(notice).toHaveAttribute('data-viewer-id', other.id);
    await expect(notice).toHaveAttribute('data-pin-id', pin.id);
  });

  await test.step('another phone’s camera finds it', async () => {
    await open();
    await share.getByRole('button', { name: 'Show a QR code' }).click();
    const code = page.getByRole('dialog', { name: 'QR code' });
    await expect(code.getByRole('img', { name: 'QR code of this pin' })).toBeVisible();
    await others.close();
  });
});
