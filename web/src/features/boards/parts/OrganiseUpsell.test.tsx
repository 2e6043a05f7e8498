import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { board, viewer } from '../../../test-views';
import { OrganiseUpsell } from './OrganiseUpsell';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const WORDS = 'Sections make a large board easier to look through.';
const DAY = 24 * 60 * 60 * 1_000;

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** Opens a board's page, as after a reload, so many days from the first one. */
function visit(days: number, id = '50') {
  vi.spyOn(Date, 'now').mockReturnValue(days * DAY);
  const onOrganise = vi.fn();
  const page = <OrganiseUpsell board={board({ id })} viewerId="1" onOrganise={onOrganise} />;
  return { ...renderApp(page, { viewer: viewer() }), onOrganise };
}

it('proposes sections, and leads to them', async () => {
  const { user, onOrganise } = visit(1);
  expect(await screen.findByText(WORDS)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  expect(onOrganise).toHaveBeenCalledOnce();
});

it.each([
  ['the same board the next day', 2, '50', false],
  ['another board the next day', 2, '51', true],
  ['the same board a month later', 31, '50', true],
])('once by board, in a month: %s', async (_, days, id, proposes) => {
  visit(1);
  await screen.findByText(WORDS);
  cleanup();
  visit(days, id);
  expect(screen.queryAllByText(WORDS)).toHaveLength(proposes ? 1 : 0);
});
