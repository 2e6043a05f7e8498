import { commentField } from '../commentField.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

test('users talk below a pin', { tag: '@both' }, async ({ page, context, user, makeUser }) => {
  const other = await makeUser('Tomas', 'Berg');
  const board = await other.createBoard('To sit on');
  const pin = await other.createPin({
    board,
    photograph: photograph('armchair'),
    title: 'An armchair',
  });
  const talk = page.getByRole('region', { name: /comment/i }).last();
  await user.enter(context);

  await test.step('write, and mend a word', async () => {
    await page.goto(`/pin/${pin.id}/`);
    const field = await commentField(page);
    await field.fill('Were do you find these?');
    await talk.getByRole('button', { name: 'Post' }).click();
    await expect(talk.getByRole('heading', { name: '1 comment' })).toBeVisible();
    await expect(field).toHaveValue('');
    await talk.getByRole('button', { name: `More about the comment by ${user.fullName}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await talk.getByRole('textbox', { name: 'Your comment' }).fill('Where do you find these?');
    await talk.getByRole('button', { name: 'Save' }).click();
    await expect(talk.getByText('Where do you find these?')).toBeVisible();
    await expect(talk.getByText('Edited')).toBeVisible();
  });

  await test.step('the pinner likes it and puts it first', async () => {
    await page.goto('about:blank');
    await other.enter(context);
    await page.goto(`/pin/${pin.id}/`);
    const like = talk.getByRole('button', { name: 'Like', exact: true });
    await like.click();
    await talk.getByRole('button', { name: '1 like' }).click();
    const likers = page.getByRole('dialog', { name: '1 like' });
    await expect(likers.getByRole('link', { name: other.fullName })).toBeVisible();
    await likers.getByRole('button', { name: 'Close' }).click();
    await talk.getByRole('button', { name: 'Helpful' }).click();
    await expect(talk.getByRole('button', { name: 'Helpful · 1' })).toBeVisible();
    await talk.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: 'Highlight' }).click();
    await expect(talk.getByText('Highlighted by the creator')).toBeVisible();
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the pinner answers below it', async () => {
    await talk.getByRole('button', { name: 'Reply', exact: true }).click();
    const answer = talk.getByRole('textbox', { name: `Reply to ${user.fullName}` });
    await answer.fill('At the harbour, on Sundays.');
    await answer.press('End');
    await answer.pressSequentially(` @${user.username}`);
    const named = `${user.fullName} @${user.username}`;
    await talk.getByRole('option', { name: named, exact: true }).click();
    await answer.press('Control+Enter');
    const replies = talk.getByRole('list', { name: 'Replies' });
    await expect(replies.getByText('At the harbour, on Sundays.')).toBeVisible();
    await expect(talk.getByRole('heading', { name: '2 comments' })).toBeVisible();
    await page.reload();
    await talk.getByRole('button', { name: 'View 1 reply' }).click();
    await expect(replies.getByText('At the harbour, on Sundays.')).toBeVisible();
    const mention = replies.getByRole('link', { name: `@${user.username}` });
    await expect(mention).toHaveAttribute('href', `/${user.username}/`);
  });

  await test.step('an address leads to the answer', async () => {
    const answer = page.getByRole('article', { name: `Reply by ${other.fullName}` });
    const id = await answer.getAttribute('data-comment');
    await page.goto(`/pin/${pin.id}/?comment=${id}`);
    await expect(answer).toBeInViewport();
    await expect(answer).toBeFocused();
    await page.goto(`/pin/${pin.id}/`);
  });

  await test.step('and adds something, and takes all away', async () => {
    const field = await commentField(page);
    await field.fill('There is one more.');
    await field.press('Control+Enter');
    await expect(talk.getByRole('heading', { name: '3 comments' })).toBeVisible();
    // The highlighted one stands first, and its answer goes with it.
    for (const left of ['1 comment', 'Comments']) {
      await talk
        .getByRole('button', { name: /^More about/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(talk.getByRole('heading', { name: left, exact: true })).toBeVisible();
    }
  });

  await test.step('the last one comes back', async () => {
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(talk.getByText('There is one more.')).toBeVisible();
    await expect(talk.getByRole('heading', { name: '1 comment' })).toBeVisible();
  });
});

test('a user reads a comment in their language', { tag: '@both' }, async ({
  page,
  context,
  user,
  makeUser,
}) => {
  const other = await makeUser('Tomas', 'Berg');
  const board = await user.createBoard('To sit on');
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title: 'Mine' });
  for (const text of ['Einfach schön.', 'Wo findet man so einen?']) {
    await other.call('AggregatedCommentResource/create', { pin_id: pin.id, text });
  }
  await user.enter(context);
  await page.goto(`/pin/${pin.id}/`);
  const comments = page.getByRole('article', { name: `Comment by ${other.fullName}` });
  await comments.first().getByRole('button', { name: 'Translate' }).click();
  await expect(comments.first()).toContainText('Where does one find one like that?');
  // What the translator does not know stays as it was said.
  await comments.last().getByRole('button', { name: 'Translate' }).click();
  await expect(comments.last()).toContainText('There is no translation just now.');
  await expect(comments.last()).toContainText('Einfach schön.');
});

test('a user hides a comment, then all by its author', { tag: '@both' }, async ({
  page,
  context,
  user,
  makeUser,
}) => {
  const other = await makeUser('Tomas', 'Berg');
  const board = await other.createBoard('To sit on');
  const armchair = photograph('armchair');
  const pin = await other.createPin({ board, photograph: armchair, title: 'An armchair' });
  const talk = page.getByRole('region', { name: /comment/i }).last();
  const choose = async (item: string) => {
    await talk
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  for (const text of ['Uncomfortable.', 'And too dear.']) {
    await other.call('AggregatedCommentResource/create', { pin_id: pin.id, text });
  }
  await user.enter(context);
  await page.goto(`/pin/${pin.id}/`);

  await test.step('one, and takes it back', async () => {
    await choose('Hide');
    await expect(talk.getByText('And too dear.')).toHaveCount(0);
    await expect(talk.getByText('Uncomfortable.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(talk.getByText('And too dear.')).toBeVisible();
  });

  await test.step('all of them', async () => {
    await choose(`Hide all by ${other.fullName}`);
    const none = talk.getByText('You do not see what is said here.');
    await expect(none).toBeVisible();
    await page.reload();
    await expect(none).toBeVisible();
    await expect(talk.getByRole('article')).toHaveCount(0);
  });

  await test.step('and reads them again', async () => {
    await page.goto('/settings/permissions/');
    const people = page.getByRole('list', { name: 'People whose comments are hidden' });
    await people.getByRole('button', { name: 'Show again' }).click();
    await expect(page.getByText(/^You have not hidden anyone’s comments/)).toBeVisible();
    await page.goto(`/pin/${pin.id}/`);
    await expect(talk.getByText('And too dear.')).toBeVisible();
  });
});

test('what others say appears without a new page', { tag: '@both' }, async ({
  page,
  context,
  user,
  makeUser,
}) => {
  const other = await makeUser('Tomas', 'Berg');
  const board = await user.createBoard('To sit on');
  const title = 'An armchair';
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title });
  await user.enter(context);
  const listening = page.waitForResponse(/\/live\/\?pin=/);
  await page.goto(`/pin/${pin.id}/`);
  await listening;
  const text = 'Where do you find these?';
  await other.call('AggregatedCommentResource/create', { pin_id: pin.id, text });
  const talk = page.getByRole('region', { name: /comment/i }).last();
  await expect(talk.getByText(text)).toBeVisible();
  await expect(talk.getByRole('heading', { name: '1 comment' })).toBeVisible();
});

test('what a visitor wants to say is said once they are signed in', { tag: '@both' }, async ({
  page,
  user,
}) => {
  const board = await user.createBoard('To sit on');
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title: 'Mine' });
  const talk = page.getByRole('region', { name: /comment/i }).last();
  await page.goto(`/pin/${pin.id}/`);
  await (await commentField(page)).fill('It is for sale.');
  await talk.getByRole('button', { name: 'Post' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.getByLabel('Email or username').fill(user.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(user.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(talk.getByText('It is for sale.')).toBeVisible();
  await expect(talk.getByRole('heading', { name: '1 comment' })).toBeVisible();
});
