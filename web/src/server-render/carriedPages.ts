import type { pageData } from 'contract/pages';
import type { Schema } from 'lib/call';
import { board, comment, didIt, viewer } from '../test-views';
import { sampleDetail, samplePin, samplePins, sampleSection } from './samplePage';

/** What a page carries: of each resource the options that it is asked with, and its data. */
export type Answers = Partial<Record<keyof typeof pageData, [options: object, data: unknown]>>;

/** Of a pin that one user made. */
const MADE = { comment_count: 0, did_it_data: { user_count: 1, images_count: 0 } };

const inBoard = { username: 'ines', slug: 'kitchen-light' };
const inSection = { ...inBoard, section_slug: 'section-3' };

const forSale = { results: samplePins(2), product_filters: null };

const moving = {
  results: samplePins(2),
  topics: [{ id: '11', key: 'birds', name: 'Birds' }],
  category: null,
};

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
export const pages: [url: string, handler: string, answers: Answers][] = [
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
      UnifiedCommentsResource: [{ pin_id: '1' }, [comment(), didIt()]],
    },
  ],
  ['/ines/', '[username]', ofInes],
  ['/ines/?view=pins', '[username]', ofInes],
  [
    '/ines/?view=created',
    '[username]',
    { ...ofInes, UserActivityPinsResource: [{ user_id: viewer().id }, samplePins(2)] },
  ],
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
          one_bar_modules: [],
          mode_icon: null,
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
          searches: [{ query: 'owls', pins: samplePins(1) }],
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
  ['/videos/', 'videos', { VideosResource: [{ category: null, pin_id: null }, moving] }],
  [
    '/videos/?category=birds',
    'videos',
    { VideosResource: [{ category: 'birds', pin_id: null }, moving] },
  ],
  [
    '/videos/birds/2/',
    'videos/[category]/[id]',
    {
      PinResource: [{ id: '2' }, sampleDetail('2')],
      VideosResource: [
        { category: 'birds', pin_id: '2' },
        { ...moving, topics: null },
      ],
    },
  ],
];

/** The same as the state that a page is drawn from. */
export function resourcesOf(answers: Answers): Schema['InitialState']['resources'] {
  const asked = Object.entries(answers).map(([name, [options, data]]) => [
    name,
    { [JSON.stringify(options)]: { data } },
  ]);
  return Object.fromEntries(asked);
}
