import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { SettingsMenu } from './SettingsMenu';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

it.each([
  ['/settings/messages/', 'Messages'],
  ['/settings/messages', 'Messages'],
  ['/settings/messages/requests/', 'Messages'],
  ['/settings/edit/email/', 'Email'],
  ['/settings/apps/', 'Apps'],
])('marks the page of %s alone', (at, label) => {
  renderApp(<SettingsMenu />, { viewer: viewer(), at });
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual([label]);
});
