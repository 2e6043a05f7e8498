import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { InviteField } from './InviteField';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const METADATA = 'InviteCodeMetadataResource/get';

const field = () => screen.getByLabelText('Invite code');

it.each<[string, unknown, string]>([
  ['an invite', { is_entry: true }, 'abc'],
  ['a link that was shared', { is_entry: false }, ''],
  ['an invite of the host, who is not told', failure({ status: 404, key: 'NotFound' }), 'abc'],
])('holds the code of %s, if it opens the host', async (_of, said, value) => {
  const { calls } = renderApp(<InviteField code="abc" />, { door: { [METADATA]: () => said } });
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(field()).toHaveValue(value));
});

it('is empty, and asks nothing, without a code', () => {
  const { calls } = renderApp(<InviteField code={null} />);
  expect(field()).toHaveValue('');
  expect(calls).toEqual([]);
});
