import { screen } from '@testing-library/react';
import { callDocument, type Success } from 'lib/call';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { pin, pinDetail } from '../../../test-views';
import { VisualSearchScreen } from './VisualSearchScreen';

vi.mock('lib/call', async (real) => ({
  ...(await real<object>()),
  callUntyped: vi.fn(),
  callDocument: vi.fn(),
}));

beforeEach(() => window.localStorage.clear());

/** The page of a search in a pin's picture, which finds so much. */
function show(found: { results: object[]; annotations: string[] }) {
  const searchedIn = { data: pinDetail({ id: '7' }), bookmark: null };
  vi.mocked(callDocument).mockResolvedValue(searchedIn as unknown as Success<unknown>);
  const door = { 'VisualLiveSearchResource/get': () => found };
  return renderApp(<VisualSearchScreen />, { door, at: '/search/visual/?pin=7' });
}

const asked = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ name }) => name.startsWith('Visual')).map(({ options }) => options);

it('searches in most of the picture, and again where the box is moved to', async () => {
  const shown = show({ results: [pin()], annotations: [] });
  const box = await screen.findByRole('group', { name: 'Part of the picture to search for' });
  await vi.waitFor(() => expect(asked(shown)).toHaveLength(1));
  expect(asked(shown)).toMatchObject([{ pin_id: '7', x: 0.1, y: 0.1, w: 0.8, h: 0.8 }]);
  box.focus();
  await shown.user.keyboard('{ArrowRight}{ArrowRight}');
  await vi.waitFor(() => expect(asked(shown)).toHaveLength(2));
  expect(asked(shown)[1]).toMatchObject({ pin_id: '7', x: 0.14, y: 0.1, w: 0.8, h: 0.8 });
});

it('leads to a search for words that lookalikes share', async () => {
  show({ results: [pin()], annotations: ['still life'] });
  const word = await screen.findByRole('link', { name: 'still life' });
  expect(word).toHaveAttribute('href', '/search/pins/?q=still+life&rs=visual');
});

it('says when nothing looks like it', async () => {
  show({ results: [], annotations: [] });
  expect(await screen.findByText('Nothing here looks like it yet.')).toBeInTheDocument();
});

it('asks visitors to log in before they bring a picture of their own', async () => {
  renderApp(<VisualSearchScreen />, { at: '/search/visual/' });
  const way = await screen.findByRole('link', { name: 'Log in' });
  expect(way).toHaveAttribute('href', '/login/?next=%2Fsearch%2Fvisual%2F');
});
