import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begin } from 'app/begin';
import { sendFingerprint } from 'app/fingerprint';
import { type RenderInput, render } from 'server-render/render';
import { samplePage, samplePinPage, samplePins } from 'server-render/samplePage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Parts that the browser loads later are drawn at once in the bundle alone (bundle.test.ts).
vi.mock('features/did_its/parts/FeelingsSlot', async () => ({
  FeelingsSlot: (await import('features/did_its/parts/PinFeelings')).PinFeelings,
}));
vi.mock('features/feeds/parts/StripsSlot', async () => {
  const { ModuleStrips } = await import('features/feeds/parts/ModuleStrips');
  return { StripsSlot: ModuleStrips };
});
vi.mock('app/fingerprint', () => ({ sendFingerprint: vi.fn() }));
// It asks the server after the page is there, and not of what the page carries.
vi.mock('app/shell/LateSlot', () => ({ LateSlot: () => null }));

const ROUTES = [
  { path: '/', handler: 'index' },
  { path: '/login', handler: 'login' },
  { path: '/pin/:id', handler: 'pin/[id]' },
  { path: '*', handler: '_not-found' },
];

/** Puts a page into the document as the server would write it. */
function write({ url, data, props }: RenderInput, markup = ''): HTMLElement {
  const root = document.createElement('div');
  root.id = '__PWS_ROOT__';
  root.append(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes);
  const parts = { __PWS_DATA__: data, __PWS_INITIAL_PROPS__: props, __PWS_ROUTES__: ROUTES };
  const scripts = Object.entries(parts).map(([id, value]) => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = id;
    script.textContent = JSON.stringify(value);
    return script;
  });
  document.body.replaceChildren(root, ...scripts);
  window.history.replaceState(null, '', url);
  return root;
}

function landingPage(): RenderInput {
  const answer = { data: samplePins(4) };
  const resources = { UserHomefeedResource: { '{}': answer } };
  return samplePage({ url: '/', handler: 'index', resources });
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('draws a page without markup anew', async () => {
  write(samplePage({ url: '/login/', handler: 'login' }));
  await act(() => begin(window));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(document.title).toBe('Log in');
});

it('draws a page without markup with all that the pin says at once', async () => {
  const about = { link_health: { checked_at: '', is_broken: true }, pin_note: 'For the hall' };
  const root = write(samplePinPage(3, {}, about));
  const seen: (string | null)[] = [];
  new MutationObserver(() => seen.push(root.textContent)).observe(root, { childList: true });
  await act(() => begin(window));
  await vi.dynamicImportSettled();
  await screen.findByRole('heading', { level: 1, name: 'Picture 1' });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toContain('Picture 1');
  expect(seen[0]).toContain('For the hall');
  expect(seen[0]).toContain('The page this leads to is gone');
});

it('asks for the state that a page does not carry', async () => {
  const page = samplePage({ url: '/login/?next=%2F', handler: 'login' });
  write(page);
  document.getElementById('__PWS_INITIAL_PROPS__')?.remove();
  const called = vi.fn<typeof fetch>(async () => Response.json(page.props.initialReduxState));
  vi.stubGlobal('fetch', called);
  await act(() => begin(window));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(called.mock.calls.map(([address]) => address)).toEqual([
    '/_/_/state?source_url=%2Flogin%2F%3Fnext%3D%252F',
  ]);
});

it.each([
  ['refused', async () => new Response('{}', { status: 500 })],
  ['not to be had', async () => Promise.reject(new TypeError('network'))],
])('does not start when the state is %s', async (_, answer) => {
  write(samplePage({ url: '/login/', handler: 'login' }));
  document.getElementById('__PWS_INITIAL_PROPS__')?.remove();
  vi.stubGlobal('fetch', vi.fn(answer));
  await expect(begin(window)).rejects.toThrow(
    "#__PWS_INITIAL_PROPS__ not found in DOM. Can't start app.",
  );
});

it('draws the page for unknown addresses', async () => {
  write(samplePage({ url: '/no/such/page/', handler: '_not-found' }));
  await act(() => begin(window));
  expect(await screen.findByText('There is nothing at this address.')).toBeVisible();
});

it.each([
  ['a pin', samplePinPage(3)],
  ['a pin on a phone', samplePinPage(3, { isMobile: true, site: 'mweb' })],
  ['the landing page', landingPage()],
  ['the log-in page', samplePage({ url: '/login/', handler: 'login' })],
])('takes over the markup of %s as it is, without a call', async (_name, input) => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const called = vi.fn<typeof fetch>();
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('fetch', called);
  vi.stubGlobal('reportError', reported);
  const root = write(input, render(input).html);
  const before = root.firstElementChild;
  await act(() => begin(window));
  expect(root.firstElementChild).toBe(before);
  // jsdom knows no search element, and React says so; differences are what is looked for.
  const said = failed.mock.calls.map(([first]) => String(first));
  expect(said.filter((text) => /hydrat|did not match|error occurred/i.test(text))).toEqual([]);
  expect(reported).not.toHaveBeenCalled();
  expect(called).not.toHaveBeenCalled();
});

it('draws a page anew whose markup another has changed, and reports it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  const input = samplePage({ url: '/login/', handler: 'login' });
  const root = write(input, render(input).html);
  const translated = root.querySelector('h1') as HTMLElement;
  translated.textContent = 'Willkommen';
  root.querySelector('main')?.prepend(document.createElement('aside'));
  await act(() => begin(window));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(root.querySelector('aside')).toBeNull();
  expect(reported).toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Email or username'), 'ines');
  expect(screen.getByLabelText('Email or username')).toHaveValue('ines');
});

it.each([
  ['UNAUTH', 1],
  ['LIMITED_LOGIN', 0],
] as const)('describes the browser of %s %d times', async (loginState, times) => {
  const waits = vi.spyOn(globalThis, 'setTimeout');
  const page = samplePage({ url: '/login/', handler: 'login' });
  page.data.context.loginState = loginState;
  write(page);
  await act(() => begin(window));
  const due = waits.mock.calls.filter(([, ms]) => ms === 300);
  expect(due).toHaveLength(times);
  for (const [send] of due) send();
  await vi.dynamicImportSettled();
  waits.mockRestore();
  if (times) expect(sendFingerprint).toHaveBeenCalled();
});

it('does not start where a search engine shows a copy', async () => {
  const root = write(
    samplePage({ url: '/login/?server_only=1', handler: 'login' }),
    '<p>markup</p>',
  );
  await begin(window);
  expect(root.textContent).toBe('markup');
});

it('says which handler has no page file', async () => {
  write(samplePage({ url: '/login/', handler: 'nowhere' }));
  await expect(begin(window)).rejects.toThrow('Unable to load module for handler: nowhere');
});
