import { waitFor } from '@testing-library/react';
import type { Viewer } from 'features/users/api';
import { type AppData, AppDataProvider, useAppData } from 'lib/appData';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../test-app';
import { viewer } from '../../test-views';
import { PrefetchSlot } from './PrefetchSlot';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

/** A page of a viewer in these groups of experiments. */
function Page({ experiments }: Pick<AppData, 'experiments'>) {
  return (
    <AppDataProvider value={{ ...useAppData(), experiments }}>
      <PrefetchSlot />
    </AppDataProvider>
  );
}

const SUGGESTIONS = 'ShareSuggestionsResource/get';

function open(who: Viewer, experiments: AppData['experiments']) {
  const door = { [SUGGESTIONS]: () => ({ items: [] }) };
  return renderApp(<Page experiments={experiments} />, { viewer: who, door });
}

it('asks for receivers in advance where the experiment is on', async () => {
  const who = viewer({ should_show_messaging: true });
  const { calls } = open(who, { share_suggestions_prefetch: 'enabled' });
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual([SUGGESTIONS]));
});

it('does not without', () => {
  const { calls } = open(viewer({ should_show_messaging: true }), {});
  expect(calls).toEqual([]);
});
