import { act, screen, waitFor, within } from '@testing-library/react';
import { type StreamParts, VideoStreamScreen } from 'features/interests/screens/VideoStreamScreen';
import { callDocument, type Outcome } from 'lib/call';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { videos } from '../../../test-media';
import { pin, pinDetail } from '../../../test-views';

vi.mock('lib/call', async (real) => ({
  ...(await real<object>()),
  callUntyped: vi.fn(),
  callDocument: vi.fn(),
}));

// What it does with a video is its own test's.
vi.mock('features/videos/parts/VideoPlayer', () => ({
  VideoPlayer: ({ title, autoPlay }: { title: string; autoPlay?: boolean }) => (
    <section aria-label={title} data-plays={autoPlay} />
  ),
}));

// An address that is its own pattern: it names the topic `:category` and the pin `:id`.
const AT = '/videos/:category/:id/';

const film = (id: string) => ({ title: `Film ${id}`, alt_text: `Film ${id}`, videos: videos(id) });
const films = [':id', '901', '902', '903', '904'].map((id) => pin({ id, ...film(id) }));

const parts: StreamParts = {
  Feelings: () => <p>What people feel</p>,
  Comments: () => <textarea aria-label="Add a comment" />,
  SponsorAsk: () => null,
};

beforeEach(() => {
  vi.mocked(callDocument).mockImplementation(async (_, { pinId }) => {
    const data = pinDetail({ id: String(pinId), ...film(String(pinId)) });
    return { data, bookmark: null } as Outcome<unknown>;
  });
});

afterEach(() => vi.unstubAllGlobals());

function stream(answer: Door[string] = () => ({ results: films, topics: null, category: null })) {
  return renderApp(<VideoStreamScreen parts={parts} />, {
    at: AT,
    door: { 'VideosResource/get': answer },
  });
}

const player = (id: string) => screen.findByRole('region', { name: `Film ${id}` });
const button = (name: string) => screen.getByRole('button', { name });

describe('in a wide window', () => {
  it('a video plays with words beside it, and the next one takes its place', async () => {
    const { calls, user, router } = stream();
    expect(await player(':id')).toHaveAttribute('data-plays', 'true');
    const options = { category: ':category', pin_id: ':id', field_set_key: 'grid_item' };
    expect(calls[0]).toEqual({ name: 'VideosResource/get', options });
    expect(button('Previous video')).toBeDisabled();
    await user.click(button('Next video'));
    expect(await player('901')).toHaveAttribute('data-plays', 'true');
    expect(screen.getByRole('heading', { level: 1, name: 'Film 901' })).toBeVisible();
    expect(await screen.findByText('What people feel')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Film :id' })).toBeNull();
    expect(router.state.location.pathname).toBe('/videos/:category/901/');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(button('Next video')).toHaveFocus();
    await user.click(button('Previous video'));
    expect(await player(':id')).toBeInTheDocument();
    // It is one list, whichever of it is shown.
    expect(calls).toHaveLength(1);
  });

  it('keys go on and back, but not where one writes', async () => {
    const { user } = stream();
    await player(':id');
    await user.keyboard('{ArrowDown}');
    await player('901');
    await user.keyboard('{Shift>}n{/Shift}');
    await player('902');
    await user.keyboard('{ArrowUp}');
    await player('901');
    await user.type(await screen.findByRole('textbox'), 'No. {ArrowDown}');
    expect(await player('901')).toBeInTheDocument();
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(await player('901')).toBeInTheDocument();
  });

  it('the last video is the end', async () => {
    const { user } = stream(() => ({ results: films.slice(0, 2), topics: null, category: null }));
    await player(':id');
    await user.keyboard('{ArrowDown}');
    await player('901');
    await user.keyboard('{ArrowDown}');
    expect(await player('901')).toBeInTheDocument();
    expect(button('Next video')).toBeDisabled();
  });

  it('more are asked for before the last is reached', async () => {
    const more = pin({ id: '905', ...film('905') });
    const { calls, user } = stream(({ bookmarks }: { bookmarks?: string[] }) => {
      const results = bookmarks ? [more] : films;
      const data = { results, topics: null, category: null };
      return { data, bookmark: bookmarks ? null : 'more' };
    });
    await player(':id');
    await user.keyboard('{ArrowDown}');
    await player('901');
    expect(calls).toHaveLength(1);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.options).toMatchObject({ pin_id: ':id', bookmarks: ['more'] });
  });

  it('a video that is not there is told', async () => {
    stream(() => failure({ key: 'NotFound', status: 404 }));
    expect(await screen.findByText('This video is gone, or was never here.')).toBeVisible();
  });

  it('a failure has a way on', async () => {
    stream(() => failure({ status: 500 }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('an address that is not in the list begins another', async () => {
    const { calls, router } = stream(({ pin_id }: { pin_id: string }) => {
      const results = pin_id === '950' ? [pin({ id: '950', ...film('950') })] : films;
      return { results, topics: null, category: null };
    });
    await player(':id');
    await act(() => router.navigate('/videos/:category/950/'));
    await player('950');
    expect(calls.at(-1)?.options).toMatchObject({ pin_id: '950' });
  });
});

describe('on a phone', () => {
  /** Has the card at a place come into sight. */
  let look: (place: number) => void;

  class Sight {
    #places: Element[] = [];
    constructor(hear: (entries: object[]) => void) {
      look = (place) => hear([{ target: this.#places[place], intersectionRatio: 0.7 }]);
    }
    observe(place: Element) {
      this.#places.push(place);
    }
    disconnect() {}
  }

  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', Sight);
    const wide = window.matchMedia;
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(wide(media), { matches: media === '(max-width: 767px)' }),
    );
  });

  it('the card in sight plays, and those beside it are ready', async () => {
    const { calls, router } = stream();
    expect(await player(':id')).toHaveAttribute('data-plays', 'true');
    expect(await player('901')).toHaveAttribute('data-plays', 'false');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(document.documentElement).toHaveAttribute('data-whole');
    act(() => look(1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/videos/:category/901/'));
    expect(await player('901')).toHaveAttribute('data-plays', 'true');
    expect(await player(':id')).toHaveAttribute('data-plays', 'false');
    expect(await player('902')).toBeInTheDocument();
    expect(router.state.historyAction).toBe('REPLACE');
    expect(calls).toHaveLength(1);
  });

  it('what is said of it comes up from below', async () => {
    const { user } = stream();
    await player(':id');
    await user.click(await screen.findByRole('button', { name: /^Film :id/ }));
    const sheet = await screen.findByRole('dialog', { name: 'About this video' });
    expect(within(sheet).getByText('What people feel')).toBeVisible();
    expect(within(sheet).getByText('One good chair.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a screened video waits behind its screen', async () => {
    const screened = { reason: 'mature', show_warning: true } as const;
    const [first, ...others] = films;
    const results = [{ ...first, sensitivity_screen: screened }, ...others];
    stream(() => ({ results, topics: null, category: null }));
    expect(await player(':id')).toHaveAttribute('data-plays', 'false');
    expect(screen.getByText('See pin')).toBeInTheDocument();
  });
});
