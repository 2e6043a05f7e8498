import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { board, pin, viewer } from '../../../test-views';
import { SearchScreen } from './SearchScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

beforeEach(() => window.localStorage.clear());

const nothing = {
  results: [],
  corrected_query: null,
  typo: null,
  guides: [],
  sensitivity: null,
  nags: [],
};

/** The page of a scope at this address, whose search answers so. */
function show(scope: string, address: string, answer: object, user = viewer()) {
  const door = { 'BaseSearchResource/get': () => ({ ...nothing, ...answer }) };
  const at = `/search/${scope}/?${address}`;
  return renderApp(<SearchScreen scope={scope} />, { door, at, viewer: user });
}

const link = (name: string) => screen.findByRole('link', { name });

it('says what was searched instead, and searches as typed when told', async () => {
  show('pins', 'q=robn', { results: [pin()], typo: { query: 'robin', is_searched: true } });
  expect(await screen.findByRole('heading', { name: 'Results for “robin”' })).toBeInTheDocument();
  const exact = await link('Search instead for “robn”');
  expect(exact).toHaveAttribute('href', '/search/pins/?q=robn&exact=1');
});

it('asks for the words as they are', async () => {
  const { calls } = show('pins', 'q=robn&exact=1', { results: [pin()] });
  expect(await screen.findByRole('heading', { name: 'robn' })).toBeInTheDocument();
  expect(calls[0]?.options).toMatchObject({ query: 'robn', auto_correction_disabled: true });
});

it('offers what was probably meant', async () => {
  show('pins', 'q=lapm', { results: [pin()], typo: { query: 'lamp', is_searched: false } });
  expect(await link('Did you mean “lamp”?')).toHaveAttribute('href', '/search/pins/?q=lamp');
});

it('narrows by guides, each of which is taken back', async () => {
  const guides = [{ term: 'branch', label: 'Branch', dominant_color: '#445566' }];
  const { calls } = show('pins', 'q=robin&guide=snow', { results: [pin()], guides });
  const branch = await link('Branch');
  expect(branch).toHaveAttribute('href', '/search/pins/?q=robin&guide=snow&guide=branch');
  expect(branch).toHaveStyle('--tint: #445566');
  expect(await link('snow')).toHaveAttribute('href', '/search/pins/?q=robin');
  expect(calls[0]?.options).toMatchObject({
    query: 'robin snow',
    scope: 'pins',
    auto_correction_disabled: true,
  });
});

it('narrows what was meant, not what was typed', async () => {
  const guides = [{ term: 'snow', label: 'Snow', dominant_color: '#445566' }];
  const typo = { query: 'robin', is_searched: true };
  show('pins', 'q=robn', { results: [pin()], typo, guides });
  expect(await link('Snow')).toHaveAttribute('href', '/search/pins/?q=robin&guide=snow');
});

it.each([
  ['pins', ['Pins', 'Boards', 'People', 'Your pins']],
  ['boards', ['Pins', 'Boards', 'People', 'Your pins']],
])('leads from %s to other scopes with the same words', async (scope, names) => {
  show(scope, 'q=red+oak', {});
  const tabs = await screen.findByRole('navigation', { name: 'Search among' });
  const links = [...tabs.querySelectorAll('a')];
  expect(links.map((one) => one.textContent)).toEqual(names);
  expect(links[2]).toHaveAttribute('href', '/search/users/?q=red+oak');
});

it('shows help instead of results', async () => {
  const link = { label: 'Find a helpline', url: 'https://help.example/' };
  show('pins', 'q=x', { sensitivity: { kind: 'self_harm', text: 'You are not alone.', link } });
  expect(await screen.findByText('You are not alone.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a helpline' })).toHaveAttribute('href', link.url);
  expect(screen.queryByText(/No picture matches/)).not.toBeInTheDocument();
});

it('shows words of care above results', async () => {
  const nags = [{ kind: 'grief', text: 'People listen.', link: null }];
  show('boards', 'q=x', { results: [board({ name: 'Letters' })], nags });
  expect(await screen.findByText('People listen.')).toBeInTheDocument();
  expect(await screen.findByText('Letters')).toBeInTheDocument();
});

it('shows people, each with the way to follow them', async () => {
  const { owner } = board();
  show('users', 'q=ada', { results: [{ ...owner, id: '9', explicitly_followed_by_me: false }] });
  const people = await screen.findByRole('list', { name: 'People for ada' });
  expect(people).toHaveTextContent(owner.full_name);
  expect(await screen.findByRole('button', { name: /Follow/ })).toBeInTheDocument();
});

it.each([
  ['pins', /No picture matches “oak”/, '/'],
  ['boards', /No board matches “oak”/, '/search/pins/?q=oak'],
  ['users', /No one is called “oak”/, '/search/pins/?q=oak'],
  ['my_pins', /None of your pins matches “oak”/, '/search/pins/?q=oak'],
])('helps on when nothing is found among %s', async (scope, words, href) => {
  show(scope, 'q=oak', {});
  expect(await screen.findByText(words)).toBeInTheDocument();
  const way = screen.getByRole('link', { name: /Search all pins|See what is popular/ });
  expect(way).toHaveAttribute('href', href);
});
