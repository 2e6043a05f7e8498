import { screen, within } from '@testing-library/react';
import type { BannedPicture } from 'features/reports/api';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { BannedPicturesScreen } from './BannedPicturesScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const LIST = 'BannedPicturesResource/get';
const LIFT = 'BannedPictureResource/delete';

const banned: BannedPicture = {
  type: 'bannedpicture',
  id: '7',
  reason: 'It shows what no site may.',
  width: 600,
  height: 400,
  dominant_color: '#335577',
  thumbhash: '',
  tries: 3,
  case_id: '4',
  created_at: 'Thu, 25 Jun 2020 06:13:42 +0000',
};

function draw(door: object, isEmployee = true) {
  return renderApp(<BannedPicturesScreen />, {
    door: { [LIST]: () => [banned], ...door },
    viewer: viewer({ is_employee: isEmployee }),
    at: '/reports/pictures/',
  });
}

it('says that a picture did not come back', async () => {
  draw({ [LIST]: () => [{ ...banned, tries: 0, case_id: null }] });
  expect(await screen.findByText(/not brought again/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Case' })).toBeNull();
});

it('lists banned pictures, and lifts a ban after asking once', async () => {
  let left = [banned];
  const { user, calls } = draw({
    [LIST]: () => left,
    [LIFT]: () => {
      left = [];
      return {};
    },
  });
  const line = await screen.findByRole('listitem');
  expect(line).toHaveTextContent('600 × 400 · refused 3 times · Jun 25, 2020');
  expect(within(line).getByRole('link', { name: 'Case' })).toHaveAttribute('href', '/reports/4/');
  await user.click(within(line).getByRole('button', { name: /^Lift the ban/ }));
  const ask = await screen.findByRole('alertdialog', { name: 'Lift this ban?' });
  expect(ask).toHaveTextContent('come back');
  await user.click(within(ask).getByRole('button', { name: 'Lift the ban' }));
  expect(await screen.findByText('The ban is lifted')).toBeVisible();
  expect(await screen.findByText('No picture is banned.')).toBeVisible();
  expect(calls).toContainEqual({ name: LIFT, options: { ban_id: '7' } });
});

it('says why a ban was not lifted', async () => {
  const { user } = draw({ [LIFT]: () => failure({ status: 404, message: 'Nothing there.' }) });
  await user.click(await screen.findByRole('button', { name: /^Lift the ban/ }));
  const ask = await screen.findByRole('alertdialog');
  await user.click(within(ask).getByRole('button', { name: 'Lift the ban' }));
  expect(await screen.findByText('Nothing there.')).toBeVisible();
});

it('is not there for others', () => {
  draw({}, false);
  expect(screen.getByText('Nothing here')).toBeVisible();
});
