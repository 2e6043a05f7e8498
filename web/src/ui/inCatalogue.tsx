import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** For tests: draws something with the texts as the source has them. */
export function renderInCatalogue(node: ReactNode): RenderResult {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  return render(node, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
}
