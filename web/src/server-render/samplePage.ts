import type { RelatedStory } from 'features/feeds/api';
import type { PinCard } from 'lib/api';
import type { Schema } from 'lib/call';
import type { RenderInput } from 'server-render/render';
import { closeup } from '../test-views';

/** Pages for tests, as the server would hand them to the renderer. */

/** What a page may say about itself, all of it optional. */
export interface SampleOptions {
  url: string;
  handler: string;
  data?: Partial<RenderInput['data']>;
  resources?: Schema['InitialState']['resources'];
}

/** A page for a signed-out visitor unless told otherwise. */
export function samplePage({ url, handler, data, resources }: SampleOptions): RenderInput {
  return {
    url,
    data: {
      appVersion: '1',
      experiments: {},
      experiences: {},
      handlerProps: {},
      initialHandlerId: handler,
      isAuthenticated: false,
      isBot: false,
      isMobile: false,
      isPrefetch: false,
      isViewerCache: true,
      renderMode: 'ssr',
      site: 'www',
      brand: { name: 'Magpie', sign_up: 'open', networks: [], siblings: [] },
      captcha: { verifier: 'off' },
      context: { locale: 'en_US', loginState: 'UNAUTH' } as Schema['RequestContext'],
      ...data,
    },
    props: {
      initialReduxState: {
        session: { isAuthenticated: false, loginState: 'UNAUTH', user: null, limited: null },
        resources: resources ?? {},
      },
    },
  };
}

/** A close-up with a strip of what its board has more of, and as many related pins. */
export function samplePinPage(
  related: number,
  data?: Partial<RenderInput['data']>,
  detail?: Partial<Schema['PinDetail']>,
): RenderInput {
  return samplePage({
    url: '/pin/1/',
    handler: 'pin/[id]',
    ...(data ? { data } : {}),
    resources: {
      PinResource: { '{"id":"1"}': { data: { ...sampleDetail('1'), ...detail } } },
      RelatedModulesResource: {
        '{"pin_id":"1"}': {
          data: [sampleStrip(), ...samplePins(related)],
          nextBookmark: 'bookmark',
        },
      },
    },
  });
}

/** A row of two pins of a board, with ids from 900. */
export function sampleStrip(): RelatedStory {
  return {
    type: 'story',
    id: 'more_from_board:9',
    story_type: 'more_from_board',
    container_type: 'carousel',
    referring_source: 'closeup',
    title: { format: 'More from {0}', args: ['Quiet rooms'] },
    action: {
      text: 'See the board',
      url: '/person7/quiet-rooms/',
      location: 'header',
      style: 'link',
    },
    display_options: { num_columns_requested: 0 },
    content_ids: ['900', '901'],
    objects: [sampleCard('900'), sampleCard('901')],
  };
}

/** Pins in several shapes, with ids from 2. */
export function samplePins(count: number): PinCard[] {
  return Array.from({ length: count }, (_, index) => sampleCard(String(index + 2)));
}

/** A pin as its close-up shows it. */
export function sampleDetail(id: string): Schema['PinDetail'] {
  return {
    ...samplePin(id),
    ...closeup,
    topic_links: [{ topic: 'drawing', url: '/ideas/drawing/612/' }],
    saved_info: { saved_by_me: false },
    is_mine: false,
    favorited_by_me: false,
    done_by_me: false,
    is_hidden: false,
  };
}

/** A pin as a page's lists tell it. */
export function sampleCard(id: string): PinCard {
  const { images, pinner, board, ...pin } = samplePin(id);
  return {
    type: pin.type,
    id,
    title: pin.title,
    grid_title: pin.grid_title,
    alt_text: pin.alt_text,
    link: pin.link,
    dominant_color: pin.dominant_color,
    image_signature: pin.image_signature,
    images: { '236x': images['236x'], orig: images.orig },
    pinner: {
      type: pinner.type,
      id: pinner.id,
      username: pinner.username,
      full_name: pinner.full_name,
      image_small_url: pinner.image_small_url,
    },
    board: { type: board.type, id: board.id },
    is_repin: pin.is_repin,
  };
}

/** A pin; odd ids are tall, even ones wide. */
export function samplePin(id: string): Schema['PinView'] {
  const tall = Number(id) % 2 === 1;
  const [width, height] = tall ? [800, 1200] : [1200, 800];
  return {
    type: 'pin',
    id,
    title: `Picture ${id}`,
    grid_title: `Picture ${id}`,
    description: `What is seen on picture ${id} & "more"`,
    closeup_description: `What is seen on picture ${id} & "more"`,
    alt_text: `A drawing with the number ${id}`,
    auto_alt_text: null,
    link: 'https://source.example/page',
    domain: 'source.example',
    created_at: 'Thu, 25 Jun 2020 06:13:42 +0000',
    dominant_color: '#8090a0',
    thumbhash: '',
    image_signature: id.padStart(32, '0'),
    images: sampleImages(id, width as number, height as number),
    pinner: sampleUser('7'),
    board: sampleBoard('9'),
    attribution: null,
    topics: ['drawing'],
    repin_count: 1234,
    share_count: 0,
    reaction_counts: {},
    favorite_user_count: 0,
    comment_count: 0,
    aggregated_pin_data: { comment_count: 0, did_it_data: { user_count: 0, images_count: 0 } },
    comments_disabled: false,
    is_promoted: false,
    is_downstream_promotion: false,
    promoted_is_removable: false,
    is_repin: false,
    seo_url: `/pin/${id}/`,
    seo_title: `Picture ${id}`,
    seo_description: 'A picture',
  };
}

function sampleImages(id: string, width: number, height: number): Schema['Images'] {
  const sized = (name: string, across: number) => ({
    url: `http://127.0.0.1/i/${name}/${id}.jpg`,
    width: across,
    height: Math.round((height * across) / width),
  });
  return {
    '60x60': { url: `http://127.0.0.1/i/60x60/${id}.jpg`, width: 60, height: 60 },
    '136x136': { url: `http://127.0.0.1/i/136x136/${id}.jpg`, width: 136, height: 136 },
    '170x': sized('170x', 170),
    '236x': sized('236x', 236),
    '474x': sized('474x', 474),
    '564x': sized('564x', 564),
    '736x': sized('736x', 736),
    '600x315': { url: `http://127.0.0.1/i/600x315/${id}.jpg`, width: 600, height: 315 },
    '70x': sized('70x', 70),
    orig: sized('originals', width),
  };
}

/** A person beside a pin. */
export function sampleUser(id: string): Schema['UserRef'] {
  return {
    type: 'user',
    id,
    username: `person${id}`,
    full_name: `Person ${id}`,
    image_small_url: `http://127.0.0.1/i/75x75/${id}.jpg`,
    image_medium_url: null,
    image_large_url: null,
    follower_count: 12,
    verified_identity: { verified: false },
    is_verified_merchant: false,
    entity_id: id,
    profile_url: `/person${id}/`,
    blocked_by_me: false,
    is_ads_only_profile: false,
    domain_verified: false,
  };
}

function sampleBoard(id: string): Schema['BoardRef'] {
  return {
    type: 'board',
    id,
    name: `Board ${id}`,
    url: `/person7/board-${id}/`,
    privacy: 'public',
    layout: 'default',
    sensitivity: 'none',
    owner: sampleUser('7'),
    is_collaborative: false,
  };
}

/** A section of the sample board, with a pin as its cover. */
export function sampleSection(id: string): Schema['SectionView'] {
  return {
    type: 'board_section',
    id,
    title: `Section ${id}`,
    slug: `section-${id}`,
    board: sampleBoard('5'),
    pin_count: 2,
    cover_images: [sampleImages(id, 800, 1200)],
  };
}
