import { screen } from '@testing-library/react';
import type { PinDetail } from 'features/pins/api';
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
function show(found: { results: object[]; annotations: string[] }, of: Partial<PinDetail> = {}) {
  const searchedIn = { data: pinDetail({ id: '7', ...of }), bookmark: null };
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

it('shows a picture that may be sensitive once the viewer asks for it', async () => {
  const sensitivity_screen = { reason: 'mature', show_warning: true } as const;
  const shown = show({ results: [pin()], annotations: [] }, { sensitivity_screen });
  expect(await screen.findByText('This picture may be sensitive')).toBeVisible();
  expect(screen.queryByRole('group')).toBeNull();
  await shown.user.click(screen.getByRole('button', { name: 'See pin' }));
  expect(
    await screen.findByRole('group', { name: 'Part of the picture to search for' }),
  ).toBeVisible();
});

it('narrows things for sale by topic, price and shop, as the address says', async () => {
  const searchedIn = { data: pinDetail({ id: '7' }), bookmark: null };
  vi.mocked(callDocument).mockResolvedValue(searchedIn as unknown as Success<unknown>);
  const price = { currency: 'EUR', min_value: 5, max_value: 400, count: 2 };
  const shops = ['oak.example', 'elm.example'].map((domain) => ({
    domain,
    label: domain,
    count: 1,
  }));
  const door = {
    'VisualSearchFlashlightUnifiedResource/get': () => ({
      results: [pin()],
      price_filters: [{ ...price, suggested_max_value: 400 }],
      domain_filters: shops,
      category_filters: [],
    }),
  };
  const at = '/search/visual/?pin=7&shop=1&domain=oak.example';
  const shown = renderApp(<VisualSearchScreen />, { door, at });
  const chosen = await screen.findByRole('link', { name: 'oak.example' });
  expect(chosen).toHaveAttribute('aria-current', 'true');
  expect(chosen).toHaveAttribute('href', '/search/visual/?pin=7&shop=1');
  expect(screen.getByRole('link', { name: 'elm.example' })).toHaveAttribute(
    'href',
    '/search/visual/?pin=7&shop=1&domain=elm.example',
  );
  expect(screen.getAllByRole('link', { name: /^Up to €/ })).not.toHaveLength(0);
  expect(asked(shown)).toContainEqual({
    field_set_key: 'grid_item',
    pin_id: '7',
    crop: { x: 0.1, y: 0.1, w: 0.8, h: 0.8 },
    is_shopping: true,
    domain: 'oak.example',
  });
});

it('leads to what is for sale, and says when nothing is', async () => {
  const searchedIn = { data: pinDetail({ id: '7' }), bookmark: null };
  vi.mocked(callDocument).mockResolvedValue(searchedIn as unknown as Success<unknown>);
  const nothing = { results: [], price_filters: [], domain_filters: [], category_filters: [] };
  const door = { 'VisualSearchFlashlightUnifiedResource/get': () => nothing };
  renderApp(<VisualSearchScreen />, { door, at: '/search/visual/?pin=7&shop=1' });
  expect(await screen.findByText('Nothing for sale looks like it yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Everything' })).toHaveAttribute(
    'href',
    '/search/visual/?pin=7',
  );
});

it('shops the look: a detail turns to what is for sale and looks like it', async () => {
  const searchedIn = { data: pinDetail({ id: '7' }), bookmark: null };
  vi.mocked(callDocument).mockResolvedValue(searchedIn as unknown as Success<unknown>);
  const nothing = { results: [], price_filters: [], domain_filters: [], category_filters: [] };
  const crop = { x: 0.5, y: 0.25, w: 0.5, h: 0.5 };
  const product = { name: 'Lamp', offer_summary: { price: '€20.00' } };
  const details = [{ crop, pin: pin({ id: '9', grid_title: 'Brass lamp', product } as never) }];
  const door = {
    'VisualSearchFlashlightUnifiedResource/get': (options: object) =>
      'crop' in options ? nothing : { ...nothing, details },
  };
  const shown = renderApp(<VisualSearchScreen />, { door, at: '/search/visual/?pin=7&shop=1' });
  const detail = await screen.findByRole('button', { name: 'Brass lamp · €20.00' });
  expect(screen.getByRole('heading', { name: 'Shop the look' })).toBeInTheDocument();
  expect(detail).toHaveAttribute('aria-pressed', 'false');
  await shown.user.click(detail);
  expect(detail).toHaveAttribute('aria-pressed', 'true');
  await vi.waitFor(() =>
    expect(asked(shown)).toContainEqual(expect.objectContaining({ crop, is_shopping: true })),
  );
});

it('leads to a search for words that lookalikes share', async () => {
  show({ results: [pin()], annotations: ['still life'] });
  const word = await screen.findByRole('link', { name: 'still life' });
  expect(word).toHaveAttribute('href', '/search/pins/?q=still+life&source_id=7&rs=visual');
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
