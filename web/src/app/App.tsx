import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { LazyEntrance } from 'app/shell/LazyEntrance';
import type { AppStore } from 'app/store';
import { AskInContext } from 'features/users/parts/AskIn';
import { type AppData, AppDataProvider } from 'lib/appData';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastProvider } from 'ui/toast/ToastProvider';

/** What every part of the app may rely on being above it. */
export interface AppProps {
  data: AppData;
  store: AppStore;
  i18n: I18n;
  /** The router, which draws everything else. */
  children: ReactNode;
}

/** The app: the same tree in the browser and in the server's renderer. */
export function App({ data, store, i18n, children }: AppProps) {
  return (
    <AppDataProvider value={data}>
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <AskInContext value={LazyEntrance}>
            <ToastProvider>{children}</ToastProvider>
          </AskInContext>
        </I18nProvider>
      </Provider>
    </AppDataProvider>
  );
}
