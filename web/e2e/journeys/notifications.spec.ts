import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

test('what others do is told at the bell, and leads there', { tag: '@both' }, async ({
  page,
  context,
  user,
  makeUser,
}) => {
  const other = await makeUser('Tomas', 'Berg');
  const board = await user.createBoard('To sit on');
  const title = 'An armchair by the harbour';
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title });
  const text = 'Where did you find it?';
  await user.enter(context);
  const bell = page.getByRole('link', { name: /^Notifications/ });
  const line = page.getByRole('link', { name: new RegExp(`${other.fullName} commented`) });

  await test.step('a comment, while a page is open', async () => {
    await page.goto('/pin/create/');
    await expect(bell).toHaveAccessibleName('Notifications');
    await other.call('ReactionsResource/create', { pin_id: pin.id, reaction_type: 1 });
    await other.call('AggregatedCommentResource/create', { pin_id: pin.id, text });
    await expect(bell).toHaveAccessibleName(/^Notifications, [12] new$/);
  });

  await test.step('the bell opens what it counted, which is seen', async () => {
    await answered(page, 'NewsHubSeenResource/update', () => bell.click());
    await expect(line).toHaveAccessibleName(/^New: /);
    await expect(page.getByText(`“${text}”`)).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications');
  });

  await test.step('what comes meanwhile stands on top', async () => {
    const theirs = await other.createBoard('Rooms with a north light');
    const invite = { board_id: theirs.id, invited_user_id: user.id };
    await other.call('BoardInviteResource/create', invite);
    const words = new RegExp(`New: ${other.fullName} invited you to ${theirs.name}`);
    const first = page.getByRole('list', { name: 'Today' }).getByRole('listitem').first();
    await expect(first.getByRole('link', { name: words })).toHaveAttribute('href', theirs.url);
  });

  await test.step('a line leads to the comment, and nothing is new any more', async () => {
    await line.click();
    await expect(page).toHaveURL(new RegExp(`/pin/${pin.id}/\\?comment=\\d+$`));
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toHaveCount(0);
  });
});
