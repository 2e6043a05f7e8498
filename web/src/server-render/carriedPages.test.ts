import type { AppStore } from 'app/store';
import { pageData } from 'contract/pages';
import type { Schema } from 'lib/call';
import { render } from 'server-render/render';
import {
  sampleDetail,
  samplePage,
  samplePin,
  samplePins,
  sampleSection,
} from 'server-render/samplePage';
import { expect, it, vi } from 'vitest';
import { board, comment, didIt, viewer } from '../test-views';

/** What the present page asks of the cache, found or not. */
const asked = new Set<string>();
/** Carried resources that a page asked for. */
const taken = new Set<string | undefined>();

// Parts that the browser loads later are drawn at once in the bundle alone (bundle.test.ts).
vi.mock('features/did_its/parts/FeelingsSlot', async () => ({
  FeelingsSlot: (await import('features/did_its/parts/PinFeelings')).PinFeelings,
}));
vi.mock('features/comments/parts/CommentsSlot', async () => ({
  CommentsSlot: (await import('features/comments/parts/Comments')).Comments,
}));

vi.mock('app/store', async (original) => {
  const module = await original<typeof import('app/store')>();
  const createAppStore: typeof module.createAppStore = (...given) =>
    watch(module.createAppStore(...given));
  return { ...module, createAppStore };
});

/** Notes every cache entry that is read. */
function watch(store: AppStore): AppStore {
  const watched = new WeakMap<object, ReturnType<AppStore['getState']>>();
  return {
    ...store,
    getState: () => {
      const state = store.getState();
      if (!watched.has(state)) {
        const queries = new Proxy(state.resources.queries, {
          get: (entries, key: string) => {
            asked.add(key);
            return entries[key];
          },
        });
        watched.set(state, { ...state, resources: { ...state.resources, queries } });
      }
      return watched.get(state) ?? state;
    },
  };
}

/** Of a pin that one user made. */
const MADE = { comment_count: 0, did_it_data: { user_count: 1, images_count: 0 } };

type Answers = Partial<Record<keyof typeof pageData, [options: object, data: unknown]>>;

const inBoard = { username: 'ines', slug: 'kitchen-light' };
const inSection = { ...inBoard, section_slug: 'section-3' };

const forSale = { results: samplePins(2), product_filters: null };

/** A profile carries the same whichever half of it is shown. */
const ofInes: Answers = {
  UserResource: [{ username: 'ines' }, viewer()],
  BoardsResource: [{ username: 'ines' }, [board()]],
  UserPinsResource: [{ username: 'ines' }, samplePins(2)],
};

const birds: Schema['InterestView'] = {
  id: '11',
  key: 'birds',
  name: 'Birds',
  url: '/topics/birds/',
  is_followed: false,
  pin: null,
};

const ofBirds: Answers = {
  InterestResource: [
    { interest: 'birds' },
    { ...birds, follower_count: 1, parent: null, children: [birds], related: [birds] },
  ],
  InterestFeedResource: [{ interest: 'birds' }, samplePins(2)],
};

const article: Schema['ArticleView'] = {
  type: 'article',
  id: '3',
  article_type: 1,
  title: 'Birds of the year',
  subtitle: 'What sang',
  url: '/today/best/birds-of-the-year/3/',
  cover: samplePin('1'),
  start_time: 'Thu, 25 Jun 2020 06:13:42 +0000',
  is_automatic: false,
};

/** Pages that the server draws, with what they carry. */
const pages: [url: string, handler: string, answers: Answers][] = [
  ['/', 'index', { UserHomefeedResource: [{}, samplePins(2)] }],
  [
    '/pin/1/',
    'pin/[id]',
    {
      PinResource: [
        { id: '1' },
        { ...sampleDetail('1'), aggregated_pin_data: MADE, comment_count: 1 },
      ],
      RelatedModulesResource: [{ pin_id: '1' }, samplePins(2)],
      AggregatedActivityFeedResource: [{ pin_id: '1' }, [didIt()]],
      UnifiedCommentsResource: [{ pin_id: '1' }, [comment()]],
    },
  ],
  ['/ines/', '[username]', ofInes],
  ['/ines/?view=pins', '[username]', ofInes],
  [
    '/ines/kitchen-light/',
    '[username]/[slug]',
    {
      BoardResource: [inBoard, board({ section_count: 1 })],
      BoardSectionsResource: [{ board_id: '50' }, [sampleSection('3')]],
      BoardFeedResource: [{ board_id: '50', filter_section_pins: true }, samplePins(2)],
    },
  ],
  [
    '/ines/kitchen-light/section-3/',
    '[username]/[slug]/[section]',
    {
      BoardSectionResource: [inSection, sampleSection('3')],
      BoardSectionPinsResource: [{ section_id: '3' }, samplePins(2)],
    },
  ],
  [
    '/search/pins/?q=oak',
    'search/pins',
    {
      BaseSearchResource: [
        { query: 'oak', scope: 'pins', auto_correction_disabled: false },
        {
          results: samplePins(2),
          guides: [],
          nags: [],
          typo: null,
          sensitivity: null,
          filters: [],
          query_pins: [],
          fewer_words: [],
          wider: [],
        },
      ],
    },
  ],
  ['/ideas/', 'ideas', { TopInterestsResource: [{}, { interests: [birds] }] }],
  ['/today/', 'today', { TodayArticleFeedResource: [{}, [article]] }],
  [
    article.url,
    'today/[term]/[title]/[articleId]',
    {
      TodayArticleResource: [
        { article_id: '3' },
        {
          ...article,
          pins: samplePins(2),
          boards: [board()],
          searches: ['owls'],
          published_at: '2020-06-25T06:13:42Z',
        },
      ],
    },
  ],
  ['/topics/birds/', 'topics/[interest]', ofBirds],
  ['/ideas/birds/11/', 'ideas/[interest]/[id]', ofBirds],
  ['/shopping/', 'shopping', { ShoppingFeedResource: [{ category: null }, forSale] }],
  [
    '/shopping/birds/11/',
    'shopping/[category]/[id]',
    { ShoppingFeedResource: [{ category: 'birds' }, forSale] },
  ],
];

it.each(pages)('%s asks for nothing that it does not carry', (url, handler, answers) => {
  asked.clear();
  const resources: Schema['InitialState']['resources'] = {};
  const keys = new Map<string, string>();
  for (const [name, [options, data]] of Object.entries(answers)) {
    const { endpoint, options: names } = pageData[name as keyof typeof pageData];
    expect(Object.keys(options)).toEqual(names);
    resources[name] = { [JSON.stringify(options)]: { data } };
    keys.set(`${endpoint}(${JSON.stringify(options, Object.keys(options).sort())})`, name);
  }
  expect(render(samplePage({ url, handler, resources })).html).not.toContain('aria-busy="true"');
  expect([...keys.keys()]).toEqual(expect.arrayContaining([...asked]));
  for (const key of asked) taken.add(keys.get(key));
});

it('every resource that pages carry is asked for', () => {
  expect([...taken].sort()).toEqual(Object.keys(pageData).sort());
});
