import { act, renderHook, screen } from '@testing-library/react';
import { followQuery } from 'features/search/parts/searchQuery';
import { skinTonesShown, skinToneUsed, useSkinToneFilter } from 'features/search/skinToneFilter';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { board, pin, viewer } from '../../../test-views';
import { SearchScreen } from './SearchScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

beforeEach(() => {
  window.localStorage.clear();
  skinTonesShown(false);
});

const nothing = {
  results: [],
  corrected_query: null,
  typo: null,
  guides: [],
  sensitivity: null,
  nags: [],
  filters: [],
  applied_filters: [],
  query_pins: [],
  one_bar_modules: [],
  mode_icon: null,
  fewer_words: [],
  wider: [],
};

const parts = { Strips: () => null };

/** The page of a scope at this address, whose search answers so. */
function show(scope: string, address: string, answer: object, user = viewer()) {
  const door = { 'BaseSearchResource/get': () => ({ ...nothing, ...answer }) };
  const at = `/search/${scope}/?${address}`;
  return renderApp(<SearchScreen scope={scope} parts={parts} />, { door, at, viewer: user });
}

const link = (name: string) => screen.findByRole('link', { name });

it('says what was searched instead, and searches as typed when told', async () => {
  show('pins', 'q=robn', { results: [pin()], typo: { query: 'robin', is_searched: true } });
  expect(await screen.findByRole('heading', { name: 'Results for “robin”' })).toBeInTheDocument();
  const exact = await link('Search instead for “robn”');
  expect(exact).toHaveAttribute('href', '/search/pins/?q=robn&exact=1&rs=typo_auto_original');
});

it('asks for the words as they are', async () => {
  const { calls } = show('pins', 'q=robn&exact=1', { results: [pin()] });
  expect(await screen.findByRole('heading', { name: 'robn' })).toBeInTheDocument();
  expect(calls[0]?.options).toMatchObject({ query: 'robn', auto_correction_disabled: true });
});

it('offers what was probably meant', async () => {
  show('pins', 'q=lapm', { results: [pin()], typo: { query: 'lamp', is_searched: false } });
  const meant = await link('Did you mean “lamp”?');
  expect(meant).toHaveAttribute('href', '/search/pins/?q=lamp&rs=typo_suggestion');
});

it('narrows by guides, each of which is taken back', async () => {
  const guides = [{ term: 'branch', label: 'Branch', dominant_color: '#445566' }];
  const { calls } = show('pins', 'q=robin&guide=snow', { results: [pin()], guides });
  const branch = await link('Branch');
  expect(branch).toHaveAttribute('href', '/search/pins/?q=robin&guide=snow&guide=branch&rs=guide');
  expect(branch).toHaveStyle('--tint: #445566');
  expect(await link('snow')).toHaveAttribute('href', '/search/pins/?q=robin&rs=guide');
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
  const snow = await link('Snow');
  expect(snow).toHaveAttribute('href', '/search/pins/?q=robin&guide=snow&rs=guide');
});

it.each([
  ['pins', ['Pins', 'Shop', 'Videos', 'Boards', 'People', 'Your pins']],
  ['boards', ['Pins', 'Shop', 'Videos', 'Boards', 'People', 'Your pins']],
])('leads from %s to other scopes with the same words', async (scope, names) => {
  show(scope, 'q=red+oak', {});
  const tabs = await screen.findByRole('navigation', { name: 'Search among' });
  const links = [...tabs.querySelectorAll('a')];
  expect(links.map((one) => one.textContent)).toEqual(names);
  expect(links[4]).toHaveAttribute('href', '/search/users/?q=red+oak&rs=content_type_filter');
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

it('leans to chosen pictures, each of which is dropped', async () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
  const chosen = (image_signature: string) => ({
    image_signature,
    image_url: `/136x136/${image_signature}.jpg`,
    dominant_color: '#445566',
  });
  const query_pins = [chosen(one), chosen(other)];
  const { calls } = show('pins', `q=oak&like=${one}&like=${other}`, {
    results: [pin()],
    query_pins,
  });
  const drop = await link('Drop picture 1');
  expect(drop).toHaveAttribute('href', `/search/pins/?q=oak&like=${other}&rs=picture`);
  expect(drop.querySelector('img')).toHaveAttribute('src', query_pins[0]?.image_url);
  expect(calls[0]?.options).toMatchObject({
    query: 'oak',
    query_pin_sigs: [one, other],
    corpus: 'personalize',
    customized_rerank_type: 'query_pin_sigs',
  });
});

it('asks for nothing beside the words where nothing is chosen', async () => {
  const { calls } = show('pins', 'q=oak', { results: [pin()] });
  await screen.findByRole('list', { name: 'Results for oak' });
  expect(calls[0]?.options).toMatchObject({
    query: 'oak',
    scope: 'pins',
    auto_correction_disabled: false,
  });
  const told = ['query', 'scope', 'auto_correction_disabled', 'field_set_key', 'rs'];
  expect(Object.keys(calls[0]?.options as object).sort()).toEqual(told.sort());
});

/** A module of the bar, which names what is chosen. */
const module = (module_type: string, display_text: string | null = null) => ({
  type: 'onebarmodule',
  module_type,
  is_selected: display_text !== null,
  display_text,
  image_url: null,
});

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));

it('narrows a search by skin tone and by hair where it has them', async () => {
  const filters = [
    { name: 'skin_tone', options: options('light', 'deep') },
    { name: 'hair_pattern', options: options('coily') },
  ];
  const one_bar_modules = [module('skin_tone'), module('hair_pattern')];
  const { user } = show('pins', 'q=makeup', { results: [pin()], filters, one_bar_modules });
  await user.click(await screen.findByRole('button', { name: 'Skin tone' }));
  expect(await link('Deep')).toHaveAttribute(
    'href',
    '/search/pins/?q=makeup&skin_tone=deep&rs=filter',
  );
  expect(screen.queryByRole('link', { name: 'Tan' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hair pattern' }));
  const coily = await link('Coily');
  expect(coily).toHaveAttribute('href', '/search/pins/?q=makeup&hair_pattern=coily&rs=filter');
  expect(screen.getByText('From what people wrote about their pins.')).toBeInTheDocument();
});

it('shows which tone and pattern are chosen, and takes them back', async () => {
  const { calls } = show('pins', 'q=makeup&skin_tone=deep&hair_pattern=coily', {
    results: [pin()],
    filters: [{ name: 'skin_tone', options: options('light', 'deep') }],
    one_bar_modules: [module('skin_tone', 'Deep'), module('hair_pattern', 'Coily')],
  });
  expect(await screen.findByRole('button', { name: 'Skin tone: Deep' })).toBeInTheDocument();
  const deep = await link('Deep');
  expect(deep).toHaveAttribute('href', '/search/pins/?q=makeup&hair_pattern=coily&rs=filter');
  const coily = await link('Coily');
  expect(coily).toHaveAttribute('href', '/search/pins/?q=makeup&skin_tone=deep&rs=filter');
  expect(calls[0]?.options).toMatchObject({
    applied_filters: [
      { name: 'skin_tone', value: 'deep' },
      { name: 'hair_pattern', value: 'coily' },
    ],
  });
});

it('narrows things for sale by topic, price and what can be had', async () => {
  const topic = (id: string, name: string) => ({
    category: { id, key: name.toLowerCase(), name },
    label: name,
    count: 2,
  });
  const product_filters = {
    price_filters: [],
    domain_filters: [],
    category_filters: [topic('69', 'Lighting'), topic('25', 'Sofas')],
    availability_filters: [{ availability: 'in_stock', label: 'In stock', count: 1 }],
  };
  const { calls } = show('buyable_pins', 'q=oak&category=25', {
    results: [pin()],
    product_filters,
  });
  const topics = await screen.findByRole('navigation', { name: 'Narrow by topic' });
  const links = [...topics.querySelectorAll('a')];
  expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Sofas', '/search/buyable_pins/?q=oak'],
    ['Lighting', '/search/buyable_pins/?q=oak&category=69'],
  ]);
  expect(await link('In stock')).toHaveAttribute(
    'href',
    '/search/buyable_pins/?q=oak&category=25&in_stock=1',
  );
  expect(calls[0]?.options).toMatchObject({ applied_product_filters: { category: '25' } });
});

it.each([
  ['pins', 'q=makeup&skin_tone=tan', '/search/pins/?q=makeup&rs=filter'],
  ['buyable_pins', 'q=oak&in_stock=1&category=25', '/search/buyable_pins/?q=oak'],
])('offers to remove filters when nothing among %s fits them', async (scope, address, href) => {
  show(scope, address, {});
  expect(await screen.findByText(/fits these filters/)).toBeInTheDocument();
  expect(await link('Remove filters')).toHaveAttribute('href', href);
});

it('offers fewer words that find something', async () => {
  show('pins', 'q=oak+zeppelin&guide=snow', { fewer_words: ['oak snow', 'oak'] });
  const fewer = await screen.findByRole('navigation', { name: 'Search with fewer words' });
  const links = [...fewer.querySelectorAll('a')].map((one) => one.getAttribute('href'));
  expect(links).toEqual([
    '/search/pins/?q=oak+snow&rs=fewer_words',
    '/search/pins/?q=oak&rs=fewer_words',
  ]);
});

it.each([
  ['pins', /No picture matches “oak”/, '/'],
  ['boards', /No board matches “oak”/, '/search/pins/?q=oak&rs=content_type_filter'],
  ['users', /No one is called “oak”/, '/search/pins/?q=oak&rs=content_type_filter'],
  ['my_pins', /None of your pins matches “oak”/, '/search/pins/?q=oak&rs=content_type_filter'],
])('helps on when nothing is found among %s', async (scope, words, href) => {
  show(scope, 'q=oak', {});
  expect(await screen.findByText(words)).toBeInTheDocument();
  const way = screen.getByRole('link', { name: /Search all pins|See what is popular/ });
  expect(way).toHaveAttribute('href', href);
});

it.each([
  ['below the few that have the words', [pin()], 'Results for hound'],
  ['where none has them', [], null],
])('shows what is close in meaning %s', async (_, results, list) => {
  const near = pin({ id: '77', grid_title: 'A wet dog' });
  show('pins', 'q=hound', { results, wider: [near] });
  const close = await screen.findByRole('list', { name: 'Close to what you searched for' });
  expect(close).toHaveTextContent('A wet dog');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Close to what');
  if (list) expect(screen.getByRole('list', { name: list })).toBeInTheDocument();
  else expect(screen.getByText(/No picture matches “hound”/)).toBeInTheDocument();
});

it('counts uses of skin tones anew where there are no words', async () => {
  const { result } = renderHook(useSkinToneFilter);
  act(() => skinToneUsed('makeup'));
  expect(result.current).toMatchObject({ numQueryUses: 1, lastQuery: 'makeup' });
  show('pins', '', {});
  await vi.waitFor(() => expect(result.current).toMatchObject({ numQueryUses: 0, lastQuery: '' }));
});

it('offers what looks like the results that were opened', async () => {
  const results = ['1', '2', '3'].map((id) => pin({ id, image_signature: id.repeat(32) }));
  const address = `q=robin&like=${'3'.repeat(32)}`;
  for (const at of [`/search/pins/?${address}`, '/pin/1/', '/pin/3/', '/pin/2/', '/pin/9/']) {
    followQuery(at);
  }
  show('pins', address, { results });
  const more = await link('More like what you opened');
  const likes = ['3', '2', '1'].map((id) => `&like=${id.repeat(32)}`).join('');
  expect(more).toHaveAttribute('href', `/search/pins/?q=robin${likes}&rs=picture`);
  act(() => followQuery('/ada/'));
  expect(screen.queryByRole('link', { name: 'More like what you opened' })).toBeNull();
});
