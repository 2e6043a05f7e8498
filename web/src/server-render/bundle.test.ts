import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import type { RichMetadata } from 'features/links/api';
import type { Schema } from 'lib/call';
import { pages, resourcesOf } from 'server-render/carriedPages';
import type { RenderInput, RenderOutput } from 'server-render/render';
import {
  type SampleOptions,
  samplePage,
  samplePinPage,
  samplePins,
  sampleSection,
} from 'server-render/samplePage';
import { build } from 'vite';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { videos } from '../test-media';
import { board } from '../test-views';

/**
 * The real bundle in surroundings as bare as the server's script engine: the
 * language alone, without Intl, timers, URL, console.
 */
let render: (input: RenderInput) => RenderOutput;

/** A new engine, which each test has: what was loaded for an earlier page is not there yet. */
let engine: () => typeof render;

/** Forms, and pages that do something when they are opened. */
const forms: typeof pages = [
  ['/login/', 'login', {}],
  ['/signup/', 'signup', {}],
  ['/password/reset/', 'password/reset', {}],
  ['/verify/email/', 'verify/email', {}],
  ['/login/mail/', 'login/mail', {}],
  ['/email/subscription/', 'email/subscription', {}],
  ['/messages/link/', 'messages/link', {}],
  ['/appeal/', 'appeal', {}],
  ['/parental-passcode/', 'parental-passcode', {}],
  ['/connect/club/', 'connect/[network]', {}],
  ['/search/visual/?pin=1', 'search/visual', {}],
];

beforeAll(async () => {
  // The bundle is the production's; Vitest's own mode would build another one.
  vi.stubEnv('NODE_ENV', 'production');
  const configFile = fileURLToPath(new URL('../../vite.server.config.ts', import.meta.url));
  const result = await build({
    configFile,
    logLevel: 'error',
    mode: 'production',
    build: { write: false },
  });
  vi.unstubAllEnvs();
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const scripts = outputs.filter((output) => output.type === 'chunk');
  expect(scripts).toHaveLength(1);
  const bundle = new vm.Script(scripts[0]?.code ?? '');
  const script = new vm.Script('render(input)');
  engine = () => {
    const context = vm.createContext({});
    vm.runInContext('delete globalThis.Intl; delete globalThis.WebAssembly;', context);
    bundle.runInContext(context, { timeout: 5000 });
    return (input) => {
      context.input = JSON.stringify(input);
      return JSON.parse(script.runInContext(context, { timeout: 5000 }) as string) as RenderOutput;
    };
  };
}, 60_000);

beforeEach(() => {
  render = engine();
});

const page = (handler: string, url: string, data?: SampleOptions['data']) =>
  samplePage({ url, handler, ...(data ? { data } : {}) });

describe('the server bundle', () => {
  it('draws a page with its wrapper', () => {
    const { html } = render(page('login', '/login/'));
    expect(html).toContain('Welcome back');
    expect(html).toContain('<main');
    expect(html).toContain('Sign up');
  });

  it('draws the page for unknown addresses', () => {
    expect(render(page('_not-found', '/no/such/page/at/all')).html).toContain(
      'There is nothing at this address.',
    );
  });

  it('draws no page at an address of another', () => {
    expect(() => render(page('signup', '/login/'))).toThrow('no address of the page');
  });

  it('draws the wrapper of phones', () => {
    const { html } = render(
      page('login', '/login/', {
        isMobile: true,
        context: { locale: 'en_US', loginState: 'AUTH' } as Schema['RequestContext'],
      }),
    );
    expect(html).toContain('data-layout="bottom-bar"');
  });

  it('draws a pin from the answers the page carries', () => {
    const { html } = render(samplePinPage(25));
    expect(html).toContain('Picture 1');
    expect(html).toContain('What is seen on picture 1 &amp; &quot;more&quot;');
    expect(html).toContain('href="/pin/26/"');
    expect(html).toContain('More like this');
  });

  it('asks for the largest picture first, in the sizes that it may be drawn in', () => {
    const { head, html } = render(samplePinPage(25));
    const preloads = head.match(/<link[^>]+as="image"[^>]*>/g) ?? [];
    expect(preloads).toEqual([expect.stringMatching(/imageSrcSet="[^"]+ 736w[^"]*"/i)]);
    expect(preloads[0]).toMatch(/imageSizes="[^"]+"/i);
    expect(preloads[0]).toContain('fetchPriority="high"');
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
  });

  it('draws a video as its cover and a button, with the browser’s player for want of scripts', () => {
    const { html } = render(samplePinPage(3, {}, { videos: videos() }));
    expect(html).toMatch(/<button[^>]* aria-label="Play"/);
    expect(html).toMatch(/<noscript><video[^>]* controls=""/);
    expect(html).toContain(`<source src="${videos().video_list.V_720P.url}"`);
  });

  it('draws a first page of pins, with the answers it is drawn of, in at most 90 KB', () => {
    const page = samplePage({
      url: '/',
      handler: 'index',
      resources: { UserHomefeedResource: { '{}': { data: samplePins(25) } } },
    });
    const { html } = render(page);
    expect(html.match(/<article/g)).toHaveLength(25);
    expect(html.length + JSON.stringify(page.props).length).toBeLessThan(90_000);
  });

  it('draws a board with the covers of its sections, not their places', () => {
    const address = { slug: 'kitchen-light', username: 'ines' };
    const { html } = render(
      samplePage({
        url: '/ines/kitchen-light/',
        handler: '[username]/[slug]',
        resources: {
          BoardResource: { [JSON.stringify(address)]: { data: board({ section_count: 1 }) } },
          BoardSectionsResource: { '{"board_id":"50"}': { data: [sampleSection('3')] } },
          BoardFeedResource: {
            '{"board_id":"50","filter_section_pins":true}': { data: samplePins(2) },
          },
        },
      }),
    );
    expect(html).toContain('href="/person7/board-5/section-3/"');
    expect(html).toContain('src="http://127.0.0.1/i/236x/3.jpg"');
    expect(html).toContain('href="/pin/2/"');
    expect(html).not.toContain('aria-busy="true"');
  });

  it('draws a section with its pins', () => {
    const address = { section_slug: 'section-3', slug: 'board-5', username: 'person7' };
    const { html } = render(
      samplePage({
        url: '/person7/board-5/section-3/',
        handler: '[username]/[slug]/[section]',
        resources: {
          BoardSectionResource: { [JSON.stringify(address)]: { data: sampleSection('3') } },
          BoardSectionPinsResource: { '{"section_id":"3"}': { data: samplePins(2) } },
        },
      }),
    );
    expect(html).toContain('Section 3');
    expect(html).toContain('href="/pin/2/"');
    expect(html).not.toContain('aria-busy="true"');
  });

  it('draws the reason where the page carries a failure', () => {
    const error = { status: 'failure', http_status: 404, code: 4000, api_error_code: 4000 };
    const view = { ...error, message: 'We could not find that.', extraData: { key: 'not_found' } };
    const { html } = render(
      samplePage({
        url: '/pin/1/',
        handler: 'pin/[id]',
        resources: { PinResource: { '{"id":"1"}': { data: null, error: view } } },
      }),
    );
    expect(html).toContain('This pin is gone, or was never here.');
  });

  it.each([
    [
      'article',
      {
        article: {
          headline: 'A house of oak',
          section: 'Homes',
          authors: ['Lena Voss'],
          date_published: '2020-06-25T06:13:42Z',
        },
      },
      ['A house of oak', 'Oak &amp; Linen · Homes', 'By Lena Voss · Jun 25, 2020'],
    ],
    [
      'video',
      { video: { name: 'How it was built', duration: 245, upload_date: '2020-06-25' } },
      ['How it was built', 'Oak &amp; Linen · 4:05 · Jun 25, 2020'],
    ],
    [
      'recipe',
      {
        recipe: {
          name: 'Lemon chicken',
          display_cook_time: '1 hr 15 min',
          cook_times: { total: { h: 1, m: 15 } },
          diets: [],
          ingredients: [{ category: 'Produce', ingredients: [{ amt: '2', name: 'lemons' }] }],
          instructions: [{ text: 'Heat the oven.' }],
        },
      },
      ['Lemon chicken', '1 hr 15 min', 'lemons', 'Heat the oven.'],
    ],
  ] as [string, Partial<RichMetadata>, string[]][])(
    'draws what a page says that is a %s',
    (type_name, of, words) => {
      const detail = {
        link_health: { checked_at: '', is_broken: false },
        rich_metadata: {
          title: 'A page',
          site_name: 'Oak & Linen',
          url: 'https://oak.test/a',
          products: [],
          ...of,
        },
        rich_summary: {
          type_name,
          display_name: '',
          display_description: '',
          site_name: '',
          url: '',
        },
      };
      const { html } = render(samplePinPage(3, {}, detail as Partial<Schema['PinDetail']>));
      expect(words.filter((word) => !html.includes(word))).toEqual([]);
    },
  );

  describe.each<[string, SampleOptions['data']]>([
    ['desktop', {}],
    ['phone', { isMobile: true, site: 'mweb' }],
  ])('on a %s', (_device, data) => {
    it.each([...pages, ...forms])(
      'draws %s whole as an engine’s first page',
      (url, handler, of) => {
        const input = samplePage({
          url,
          handler,
          resources: resourcesOf(of),
          ...(data && { data }),
        });
        const first = engine()(input);
        expect(first.html).toContain('<main');
        expect(first.html).not.toMatch(/<!--\$[!?]-->|aria-busy="true"/);
        expect(render(input)).toEqual(first);
        expect(render(input)).toEqual(first);
      },
    );
  });

  it('says which parts are in a page', () => {
    const input = samplePinPage(
      3,
      {},
      {
        link_health: { checked_at: '', is_broken: true },
        pin_note: 'For the hall',
      },
    );
    const first = engine()(input);
    expect(first.html).toContain('For the hall');
    expect(first.html).toContain('More from Quiet rooms');
    expect(first.html).toContain('href="/pin/901/"');
    expect(first.parts).toEqual([
      'src/features/pins/screens/PinNote.tsx',
      'src/features/links/parts/LinkPanel.tsx',
      'src/features/did_its/parts/PinFeelings.tsx',
      'src/features/comments/parts/Comments.tsx',
      'src/features/feeds/parts/ModuleStrips.tsx',
    ]);
    expect(render(page('login', '/login/')).parts).toEqual([]);
  });

  it('keeps nothing from one render to the next', () => {
    const first = render(page('login', '/login/?next=/pin/1/'));
    render(page('signup', '/signup/'));
    expect(render(page('login', '/login/?next=/pin/1/'))).toEqual(first);
  });
});
