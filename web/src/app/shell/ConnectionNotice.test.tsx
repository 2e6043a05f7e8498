import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { ConnectionNotice } from 'app/shell/ConnectionNotice';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

function connect(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

beforeEach(() => {
  vi.useFakeTimers();
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  render(
    <I18nProvider i18n={i18n}>
      <ConnectionNotice />
    </I18nProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says nothing while connected', () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says that the connection is gone, and for two seconds that it is back', () => {
  connect(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    "You're offline! Check your internet connection.",
  );
  expect(screen.getByText("Hmm...you're not connected to the internet")).toBeInTheDocument();
  connect(true);
  expect(screen.getByRole('status')).toHaveTextContent("You're back online!");
  act(() => void vi.advanceTimersByTime(1999));
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('goes back to offline when the connection goes again', () => {
  connect(false);
  connect(true);
  connect(false);
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByRole('status')).toHaveTextContent("You're offline!");
});
