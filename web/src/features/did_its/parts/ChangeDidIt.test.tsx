import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { didIt, viewer } from '../../../test-views';
import { ChangeDidIt } from './ChangeDidIt';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const own = didIt({ details: 'Mine.' });
const others = didIt({ id: '701', details: "Ben's.", user: viewer({ id: '2', username: 'ben' }) });

it.each([
  ['what they told', [own, others], 'Mine.'],
  ['nothing of another, where theirs is gone', [others], ''],
])('offers the viewer %s', async (_what, listed, words) => {
  const door = { 'AggregatedActivityFeedResource/get': () => listed };
  renderApp(<ChangeDidIt pinId="900" onClose={() => undefined} />, { door, viewer: viewer() });
  expect(await screen.findByRole('textbox', { name: /How did it go/ })).toHaveValue(words);
});
