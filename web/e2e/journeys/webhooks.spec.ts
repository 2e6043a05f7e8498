import { Webhook } from 'standardwebhooks';
import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { websites } from '../servers.ts';

/** What the user's server was told, oldest first. */
async function told(url: string): Promise<{ headers: Record<string, string>; body: string }[]> {
  const answer = await fetch(url);
  return answer.ok ? answer.json() : [];
}

test('a server of a user is told of what they save, verifies it, and is told again @both', async ({
  page,
  context,
  user,
}) => {
  const [domain = ''] = websites();
  const url = `http://${domain}/hooks/${crypto.randomUUID()}`;
  const board = await user.createBoard('Told of');
  await user.enter(context);
  await page.goto('/settings/');
  await page.getByRole('main').getByRole('link', { name: 'Webhooks' }).click();

  const secret = await test.step('the user adds it, and is shown its secret', async () => {
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add a webhook' });
    const address = form.getByRole('textbox', { name: 'Address' });
    await address.fill(url);
    await expect(form.getByRole('switch', { name: 'You save a pin' })).toBeChecked();
    await form.getByRole('button', { name: 'Add' }).click();
    const shown = page.getByRole('dialog', { name: 'Your webhook’s secret' });
    const secret = await shown.getByRole('textbox', { name: 'Signing secret' }).inputValue();
    await shown.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(secret)).toBeHidden();
    return secret;
  });
  const verifier = new Webhook(secret);

  await test.step('a saved pin is told, signed', async () => {
    const pin = await user.createPin({
      board,
      photograph: photograph('armchair'),
      title: 'An armchair',
    });
    await expect.poll(async () => (await told(url)).length).toBe(1);
    const [message] = await told(url);
    expect(verifier.verify(message?.body ?? '', message?.headers ?? {})).toMatchObject({
      type: 'pin.created',
      data: { id: pin.id, pin: { title: 'An armchair', board: { name: 'Told of' } } },
    });
  });

  const card = page.getByRole('article', { name: domain });
  await test.step('the user sees it, and sends it again', async () => {
    await card.getByText('What was sent').click();
    await expect(card.getByText(/^Taken · answered 200 · attempt 1/)).toBeVisible();
    await answered(page, 'WebhookReplayResource/create', () =>
      card.getByRole('button', { name: /^Send pin\.created .* again$/ }).click(),
    );
    await expect.poll(async () => (await told(url)).length).toBe(2);
    const [first, second] = await told(url);
    verifier.verify(second?.body ?? '', second?.headers ?? {});
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });

  await test.step('it is tested, and deleted', async () => {
    await card.getByRole('button', { name: `Send a test to ${domain}` }).click();
    await expect(card.getByText('webhook.test')).toBeVisible();
    await expect.poll(async () => (await told(url)).length).toBe(3);
    await card.getByRole('button', { name: `Delete ${domain}` }).click();
    const dialog = page.getByRole('alertdialog', { name: `Delete ${domain}?` });
    await dialog.getByRole('button', { name: 'Delete webhook' }).click();
    await expect(page.getByText('You have no webhook yet.')).toBeVisible();
  });
});
