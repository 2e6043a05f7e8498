import { I18nProvider } from '@lingui/react';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyEntrance } from 'app/shell/LazyEntrance';
import { createAppStore } from 'app/store';
import type { Viewer } from 'features/users/api';
import { AskInContext } from 'features/users/parts/AskIn';
import { type AppData, AppDataProvider } from 'lib/appData';
import { callUntyped, type Outcome } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { createI18n } from 'lib/i18n';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { ToastProvider } from 'ui/toast/ToastProvider';
import { vi } from 'vitest';
import { session } from './test-views';

/**
 * A part of the app in a test: with everything it may rely on above it, and a
 * stand-in for the server at the one seam, `lib/call`. The test file itself says
 *
 *     vi.mock('lib/call', async (real) => ({ ...(await real()), callUntyped: vi.fn() }));
 */

// Panels come with their first press, and a busy machine takes its time to load them.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

/** What the stand-in answers to `Resource/verb`, at once or later: data, or a failure. */
export type Door = Record<string, (options: never) => unknown>;

/** A failure, as the server would say it. */
export function failure(over: Partial<ApiError>): { error: ApiError } {
  const error = {
    status: 400,
    code: 1,
    key: 'Unknown',
    field: null,
    message: '',
    retryAfter: null,
  };
  return { error: { ...error, ...over } };
}

/** The page of a list that goes on at this place. */
export function page(data: unknown[], bookmark: string): { data: unknown[]; bookmark: string } {
  return { data, bookmark };
}

interface Setting {
  /** How the host makes sure of people; not at all unless said. */
  captcha?: AppData['captcha'];
  /** How the host takes new users; all of them unless said. */
  signUp?: AppData['brand']['sign_up'];
  /** What the server answers. */
  door?: Door;
  /** The viewer; a visitor unless said. */
  viewer?: Viewer;
  /** Address of the page. */
  at?: string;
}

/** Draws a part of the app; answers the calls it makes and where it leads. */
export function renderApp(part: ReactNode, setting: Setting = {}) {
  const { door = {}, viewer, at = '/', captcha = { verifier: 'off' } } = setting;
  const brand = { ...APP_DATA.brand, sign_up: setting.signUp ?? 'open' };
  const calls: { name: string; options: unknown }[] = [];
  vi.mocked(callUntyped).mockImplementation(async (resource, verb, options) => {
    const name = `${resource}/${verb}`;
    calls.push({ name, options });
    const said = door[name]?.(options as never);
    const answer = said instanceof Promise ? await said : said;
    if (answer === undefined) throw new Error(`The stand-in does not know ${name}.`);
    const has = (key: string) => typeof answer === 'object' && answer !== null && key in answer;
    const isWhole = has('error') || has('bookmark');
    return (isWhole ? answer : { data: answer, bookmark: null }) as Outcome<unknown>;
  });
  const store = createAppStore(session(viewer), 'browser');
  const router = createMemoryRouter(
    [
      { path: at.split('?')[0] ?? '/', element: part },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [at] },
  );
  render(
    <AppDataProvider value={{ ...APP_DATA, brand, captcha }}>
      <Provider store={store}>
        <I18nProvider i18n={createI18n('en', {})}>
          <AskInContext value={LazyEntrance}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </AskInContext>
        </I18nProvider>
      </Provider>
    </AppDataProvider>,
  );
  return { calls, store, router, user: userEvent.setup({ skipHover: true }) };
}

const APP_DATA = {
  experiences: {},
  brand: {
    name: 'Magpie',
    sign_up: 'open',
    networks: [] as AppData['brand']['networks'],
    siblings: [] as string[],
  },
  context: { locale: 'en_US' },
} as AppData;

function Elsewhere() {
  return <p>At {useLocation().pathname}</p>;
}
