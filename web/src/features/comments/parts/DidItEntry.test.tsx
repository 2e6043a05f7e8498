import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { didIt, viewer } from '../../../test-views';
import { DidItEntry } from './DidItEntry';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

it.each([true, false])('is changed where the viewer may: %s', async (may) => {
  const own = didIt({ may_edit: may, may_delete: true });
  const { user } = renderApp(<DidItEntry didIt={own} />, { viewer: viewer() });
  await user.click(screen.getByRole('button', { name: /^More about what/ }));
  await screen.findByRole('menuitem', { name: 'Delete' });
  expect(screen.queryAllByRole('menuitem', { name: 'Change' })).toHaveLength(may ? 1 : 0);
});
