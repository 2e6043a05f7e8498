import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { reportCase } from '../../../test-reports';
import { viewer } from '../../../test-views';
import { CasesScreen } from './CasesScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const LIST = 'ReportCasesResource/get';

it.each([
  ['/reports/', 'open', 'Waiting', 'Nothing waits to be looked at.'],
  ['/reports/?state=appealed', 'appealed', 'Appeals', 'No appeal waits to be answered.'],
  ['/reports/?state=closed', 'closed', 'Closed', 'No case was closed yet.'],
  ['/reports/?state=else', 'open', 'Waiting', 'Nothing waits to be looked at.'],
])('%s asks for cases that are %s', async (at, state, tab, none) => {
  const { calls } = renderApp(<CasesScreen />, {
    door: { [LIST]: () => [] },
    viewer: viewer({ is_employee: true }),
    at,
  });
  expect(await screen.findByText(none)).toBeVisible();
  expect(calls).toEqual([{ name: LIST, options: { state } }]);
  const tabs = within(screen.getByRole('navigation', { name: 'Reports' })).getAllByRole('link');
  expect(tabs.map((link) => link.textContent)).toEqual(['Waiting', 'Appeals', 'Closed']);
  const current = tabs.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual([tab]);
});

it('says what was decided', async () => {
  const found = reportCase({ state: 'appealed', outcome: 'deleted', measure: 'write_banned' });
  renderApp(<CasesScreen />, {
    door: { [LIST]: () => [found] },
    viewer: viewer({ is_employee: true }),
    at: '/reports/?state=appealed',
  });
  const line = await screen.findByRole('listitem');
  expect(line).toHaveTextContent('Comment · Tomas Berg · Harassment · 1 report · Jun 25, 2020');
  expect(line).toHaveTextContent('Deleted · Stopped from writing');
});
