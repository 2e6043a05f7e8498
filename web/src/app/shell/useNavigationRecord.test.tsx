import { act, screen } from '@testing-library/react';
import { type AppData, AppDataProvider, useAppData } from 'lib/appData';
import { createRef } from 'react';
import { useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test-app';
import { useNavigationRecord } from './useNavigationRecord';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const main = createRef<HTMLElement>();

function Place() {
  const scrollKey = useNavigationRecord(main);
  return <p>Scrolled by {scrollKey(useLocation())}</p>;
}

/** A page of a viewer in these groups of experiments. */
function Page({ experiments }: Pick<AppData, 'experiments'>) {
  const data = { ...useAppData(), experiments };
  return (
    <AppDataProvider value={data}>
      <Place />
    </AppDataProvider>
  );
}

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a minute', 'enabled_1_minute', 59_000, 'home 0'],
  ['a minute', 'enabled_1_minute', 61_000, 'home 1'],
  ['two and a half', 'control', 149_000, 'home 0'],
  ['two and a half', 'control', 151_000, 'home 1'],
])('with %s (%s) a home feed left for %d ms lies under %s', async (_, group, away, key) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const experiments = { home_feed_restoration: group } as AppData['experiments'];
  const { router } = renderApp(<Page experiments={experiments} />, { at: '/*' });
  await act(() => router.navigate('/'));
  expect(screen.getByText('Scrolled by home 0')).toBeVisible();
  await act(() => router.navigate('/ideas/'));
  now += away;
  await act(() => router.navigate('/'));
  expect(screen.getByText(`Scrolled by ${key}`)).toBeVisible();
});

it('takes the focus to a new page, and leaves it where a page goes on', async () => {
  const focus = vi.fn();
  main.current = { focus } as unknown as HTMLElement;
  const experiments = { home_feed_restoration: 'control' } as AppData['experiments'];
  const { router } = renderApp(<Page experiments={experiments} />, { at: '/*' });
  await act(() => router.navigate('/videos/all/1/'));
  expect(focus).toHaveBeenCalledOnce();
  await act(() => router.navigate('/videos/all/2/', { replace: true, state: { stays: true } }));
  expect(focus).toHaveBeenCalledOnce();
  // On the way back from elsewhere it is a page like others.
  await act(() => router.navigate('/ideas/'));
  await act(() => router.navigate(-1));
  expect(focus).toHaveBeenCalledTimes(3);
  main.current = null;
});
