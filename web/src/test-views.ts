import type { Board } from 'features/boards/api';
import type { Comment } from 'features/comments/api';
import type { DidIt } from 'features/did_its/api';
import type { Images, Pin, PinDetail } from 'features/pins/api';
import type { Viewer } from 'features/users/api';
import type { SessionState } from 'features/users/parts/viewer';

/** Views of the contract for tests, whole, with what a test cares about on top. */

const WIDTHS = {
  '60x60': 60,
  '136x136': 136,
  '170x': 170,
  '236x': 236,
  '474x': 474,
  '564x': 564,
  '736x': 736,
  '600x315': 600,
  '70x': 70,
  orig: 1200,
} satisfies Record<keyof Images, number>;

/** Every size of a picture twice as high as wide. */
export function images(): Images {
  const sizes = Object.entries(WIDTHS).map(([name, width]) => [
    name,
    { url: `https://pins.test/${name}/oak.jpg`, width, height: width * 2 },
  ]);
  return Object.fromEntries(sizes) as Images;
}

/** A signed-in user. */
export function viewer(over: Partial<Viewer> = {}): Viewer {
  return {
    type: 'user',
    id: '1',
    username: 'ines',
    full_name: 'Ines Moreau',
    follower_count: 3,
    explicitly_followed_by_me: false,
    verified_identity: { verified: false },
    is_verified_merchant: false,
    entity_id: '1',
    followed_by_me: false,
    is_ads_only_profile: false,
    is_name_eligible_for_lead_form_autofill: false,
    is_email_eligible_for_lead_form_autofill: false,
    first_name: 'Ines',
    last_name: 'Moreau',
    about: '',
    pronouns: '',
    pin_count: 9,
    board_count: 2,
    following_count: 0,
    shows_follows: true,
    blocked_by_me: false,
    domain_verified: false,
    profile_url: '/ines/',
    created_at: 'Thu, 25 Jun 2020 06:13:42 +0000',
    is_private_profile: false,
    exclude_from_search: false,
    email: 'ines@pins.test',
    country: 'SE',
    locale: 'en',
    secret_board_count: 0,
    group_board_count: 0,
    has_password: true,
    facebook_id: null,
    connected_to_dropbox: false,
    connected_to_etsy: false,
    connected_to_facebook: false,
    connected_to_google: false,
    connected_to_gplus: false,
    connected_to_instagram: false,
    connected_to_line: false,
    connected_to_microsoft: false,
    connected_to_twitter: false,
    connected_to_youtube: false,
    connected_networks: [],
    can_enable_mfa: false,
    has_mfa_enabled: false,
    has_published_pins: true,
    is_employee: false,
    is_partner: false,
    is_email_verified: true,
    is_write_banned: false,
    age_in_years: null,
    is_under_16: false,
    is_under_18: false,
    login_state: 'AUTH',
    is_any_website_verified: false,
    verified_user_websites: [],
    third_party_marketing_tracking_enabled: true,
    should_show_messaging: true,
    shopping_rec_disabled: false,
    is_parental_control_passcode_enabled: false,
    is_candidate_for_parental_control_passcode: false,
    parental_control_anonymized_email: null,
    show_personal_boutique: true,
    save_behavior: 'last_board',
    nags: [],
    scheduled_pin_count: 0,
    recent_boards: [],
    has_quicksave_board: false,
    quicksave_board: null,
    board_sort_order: 'newest',
    board_density: 'default',
    pin_density: 'default',
    ...over,
  };
}

/** A public board of the viewer. */
export function board(over: Partial<Board> = {}): Board {
  return {
    type: 'board',
    id: '50',
    name: 'Kitchen light',
    url: '/ines/kitchen-light/',
    privacy: 'public',
    layout: 'default',
    sensitivity: 'none',
    owner: viewer(),
    is_collaborative: false,
    description: '',
    category: '',
    pin_count: 4,
    sectionless_pin_count: 4,
    section_count: 0,
    follower_count: 0,
    collaborator_count: 0,
    collaborating_users: [],
    collaborator_permissions: [],
    viewer_collaborator_join_requested: false,
    viewer_collaborator_invited: false,
    followed_by_me: false,
    collaborated_by_me: false,
    access: ['write', 'delete'],
    cover_images: [images()],
    images: { '170x': [images()['170x']] },
    has_fresh_more_ideas_tab: false,
    created_at: 'Thu, 25 Jun 2020 06:13:42 +0000',
    ...over,
  };
}

/** Another pinner's pin. */
export function pin(over: Partial<Pin> = {}): Pin {
  const { '236x': small, orig } = images();
  return {
    type: 'pin',
    id: '900',
    title: 'Slow morning light on oak',
    grid_title: 'Slow morning light on oak',
    alt_text: 'A chair by a window',
    link: 'https://oak.test/rooms',
    dominant_color: '#5f6454',
    image_signature: '0'.repeat(32),
    images: { '236x': small, orig },
    pinner: { type: 'user', id: '2', username: 'oak', full_name: 'Oak & Linen' },
    board: { type: 'board', id: '60' },
    is_repin: false,
    ...over,
  };
}

/** What stands on a pin's own page alone, of a pin that leads nowhere in particular. */
export const closeup = {
  closeup_unified_description: '',
  category: '',
  topic_links: [],
  is_unsafe: false,
  is_eligible_for_aggregated_comments: true,
  shopping_flags: [],
  should_open_in_stream: false,
  is_oos_product: false,
  is_stale_product: false,
  is_eligible_for_pdp: false,
};

/** A pin with what the viewer has to do with it: nothing yet. */
export function pinDetail(over: Partial<PinDetail> = {}): PinDetail {
  return {
    ...pin(),
    videos: null,
    ...closeup,
    description: '',
    closeup_description: 'One good chair.',
    domain: 'oak.test',
    created_at: 'Thu, 25 Jun 2020 06:13:42 +0000',
    thumbhash: '',
    images: images(),
    pinner: { ...viewer(), id: '2', username: 'oak', full_name: 'Oak & Linen' },
    board: board({ id: '60', name: 'Rooms', url: '/oak/rooms/' }),
    topics: [],
    repin_count: 0,
    share_count: 0,
    reaction_counts: {},
    favorite_user_count: 0,
    comment_count: 0,
    aggregated_pin_data: { comment_count: 0, did_it_data: { user_count: 0, images_count: 0 } },
    comments_disabled: false,
    is_promoted: false,
    is_downstream_promotion: false,
    promoted_is_removable: false,
    seo_url: '/pin/900/',
    seo_title: '',
    seo_description: '',
    saved_info: { saved_by_me: false },
    is_mine: false,
    favorited_by_me: false,
    done_by_me: false,
    is_hidden: false,
    ...over,
  };
}

/** What another user made of a pin, without pictures. */
export function didIt(over: Partial<DidIt> = {}): DidIt {
  return {
    type: 'userdiditdata',
    id: '700',
    pin_id: '900',
    user: viewer(),
    details: 'It holds.',
    images: [],
    image_signatures: [],
    dominant_colors: [],
    created_at: 'Thu, 25 Jun 2020 06:13:42 +0000',
    like_count: 0,
    helpful_count: 0,
    comment_count: 0,
    liked_by_me: false,
    marked_helpful_by_me: false,
    may_edit: false,
    may_delete: false,
    ...over,
  };
}

/** What another user says. */
export function comment(over: Partial<Comment> = {}): Comment {
  return {
    type: 'aggregatedcomment',
    id: '800',
    pin_id: '900',
    parent_id: null,
    comment_count: 0,
    user: viewer(),
    text: 'It sings.',
    translatedText: null,
    tags: [],
    tagged_users: [],
    created_at: 'Thu, 25 Jun 2020 06:13:42 +0000',
    reaction_counts: {},
    reaction_by_me: null,
    helpful_count: 0,
    marked_helpful_by_me: false,
    highlighted_by_pin_owner: false,
    is_edited: false,
    is_mine: false,
    may_edit: false,
    may_delete: false,
    may_highlight: false,
    may_translate: false,
    ...over,
  };
}

/** The viewer, as a page carries it; a visitor when none is given. */
export function session(user: Viewer | null = null): SessionState {
  return {
    isAuthenticated: user !== null,
    loginState: user ? 'AUTH' : 'UNAUTH',
    user,
    limited: null,
  };
}
