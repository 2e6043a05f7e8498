import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { UserLine } from './UserLine';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

it.each([
  ['without a voucher', false, false, 0],
  ['whom the host or their website vouches for', true, false, 1],
  ['who is a verified merchant', false, true, 1],
])('is behind the name of a user %s', (_, verified, is_verified_merchant, marks) => {
  const user = viewer({ verified_identity: { verified }, is_verified_merchant });
  renderApp(<UserLine user={user} note="3 followers" />);
  expect(screen.queryAllByRole('img', { name: 'Verified' })).toHaveLength(marks);
});
