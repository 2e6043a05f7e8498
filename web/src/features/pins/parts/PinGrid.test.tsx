import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PinGrid } from 'features/pins/parts/PinGrid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { board, pin, pinDetail, viewer } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const quiet = board({ id: '51', name: 'Quiet rooms', url: '/ines/quiet-rooms/' });
const pins = [pin(), pin({ id: '901', title: '', grid_title: '', alt_text: '', link: null })];
const door: Door = {
  'BoardsResource/get': () => [quiet],
  'BoardPickerBoardsShortlistResource/get': () => ({ boards_shortlist: [] }),
  'PinDuplicatesResource/get': () => ({ duplicates: [] }),
  'RepinResource/create': () => pinDetail({ id: '990', board: quiet }),
};

beforeEach(() => {
  window.localStorage.clear();
});

function grid(setting: Parameters<typeof renderApp>[1] = { door, viewer: viewer() }) {
  return renderApp(<PinGrid label="For you" pins={pins} />, setting);
}

const card = () => screen.getByRole('link', { name: 'Slow morning light on oak' });

describe('cards in the grid', () => {
  it('are links to the pin and its maker, named even without words', () => {
    grid();
    expect(card()).toHaveAttribute('href', '/pin/900/');
    expect(screen.getByRole('link', { name: 'Pin by Oak & Linen' })).toHaveAttribute(
      'href',
      '/pin/901/',
    );
    expect(screen.getAllByRole('link', { name: 'Oak & Linen' })[0]).toHaveAttribute(
      'href',
      '/oak/',
    );
    const picture = screen.getByRole('img', { name: 'A chair by a window' });
    expect(picture).toHaveAttribute('width', '236');
    expect(picture).toHaveAttribute('height', '472');
  });

  it('open the pin with what the grid knows of it', async () => {
    const { user, router } = grid();
    await user.click(card());
    expect(await screen.findByText('At /pin/900/')).toBeInTheDocument();
    expect(router.state.location.state).toEqual({ pin: pins[0] });
  });

  it('have a screen before a sensitive picture, which opens in its place', async () => {
    const screened = pin({ sensitivity_screen: { reason: 'mature', show_warning: true } });
    const all = [screened, ...pins.slice(1)];
    const drawn = renderApp(<PinGrid label="For you" pins={all} />, { door, viewer: viewer() });
    // The second pin has none.
    const see = screen.getByText('See pin');
    await drawn.user.click(see);
    expect(screen.queryByText(/^At /)).toBeNull();
    await drawn.user.click(card());
    expect(await screen.findByText('At /pin/900/')).toBeInTheDocument();
  });

  it('get their controls under the pointer, and no other card has any', async () => {
    const { user } = grid();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await user.hover(card());
    const held = card().closest('article') as HTMLElement;
    expect(await within(held).findByRole('button', { name: 'Save' })).toBeInTheDocument();
    expect(within(held).getByRole('link', { name: 'oak.test' })).toHaveAttribute(
      'rel',
      'nofollow noopener noreferrer',
    );
    await user.hover(screen.getByRole('link', { name: 'Pin by Oak & Linen' }));
    expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
    expect(within(held).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('keep their menu when the pointer leaves the grid for it', async () => {
    const { user } = grid();
    const whole = screen.getByRole('list', { name: 'For you' }).parentElement as Element;
    await user.hover(card());
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('menu', { name: 'More' });
    fireEvent.pointerLeave(whole);
    expect(menu).toBeVisible();
  });

  it('get their controls with the focus', async () => {
    const { user } = grid();
    await user.tab();
    expect(card()).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Choose board' })).toHaveFocus();
  });
});

describe('pictures', () => {
  const pictures = () => screen.getAllByRole<HTMLImageElement>('img', { name: /.+/ });

  it('of the cards in the first row load before others, at once where a phone has them', () => {
    const eight = Array.from({ length: 8 }, (_, at) =>
      pin({ id: `${at + 1}`, title: `Pin ${at}` }),
    );
    renderApp(<PinGrid label="Home" pins={eight} />, { door });
    const first = pictures().map((picture) => picture.getAttribute('fetchpriority'));
    expect(first).toEqual([...Array(5).fill('high'), null, null, null]);
    const lazy = pictures().map((picture) => picture.getAttribute('loading'));
    expect(lazy).toEqual([null, null, ...Array(6).fill('lazy')]);
  });

  it.each([
    ['that a small phone has below its screen', { isLow: true }, 'high'],
    ['below what the page is about', { below: 450 }, null],
  ])('of a grid %s load once they are seen', (_, place, priority) => {
    renderApp(<PinGrid label="More like this" pins={pins} {...place} />, { door });
    for (const picture of pictures()) {
      expect(picture.getAttribute('fetchpriority')).toBe(priority);
      expect(picture).toHaveAttribute('loading', 'lazy');
    }
  });
});

describe('a press', () => {
  /** Frames that the browser has yet to draw. */
  let frames: (() => void)[];

  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const frame = () =>
    act(async () => {
      for (const draw of frames.splice(0)) draw();
      await vi.advanceTimersByTimeAsync(0);
    });

  it('on a card is painted before its pin is opened', async () => {
    const { router } = grid();
    fireEvent.click(card());
    expect(router.state).toMatchObject({
      navigation: { state: 'idle' },
      location: { pathname: '/' },
    });
    await frame();
    expect(router.state.location.pathname).toBe('/pin/900/');
  });

  it('on Save shows that it saves before it does', async () => {
    window.localStorage.setItem('lastBoard:1', JSON.stringify(quiet));
    const { calls } = grid();
    fireEvent.pointerOver(card());
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    expect(calls).toEqual([]);
    await frame();
    await vi.dynamicImportSettled();
    expect(calls).toContainEqual(expect.objectContaining({ name: 'RepinResource/create' }));
  });
});

describe('saving from a card', () => {
  it('asks for a board the first time, then goes to the same one', async () => {
    const { user, calls } = grid();
    await user.hover(card());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save to board' });
    await user.click(await within(dialog).findByRole('button', { name: 'Quiet rooms' }));
    expect(await screen.findByText('Saved to Quiet rooms')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeInTheDocument();

    await user.hover(screen.getByRole('link', { name: 'Pin by Oak & Linen' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => {
      const saves = calls.filter(({ name }) => name === 'RepinResource/create');
      expect(saves.map(({ options }) => options)).toEqual([
        { pin_id: '900', board_id: '51', section: null, on_duplicate: 'save' },
        { pin_id: '901', board_id: '51', section: null, on_duplicate: 'refuse' },
      ]);
    });
  });

  it('leads to the board from the toast', async () => {
    window.localStorage.setItem('lastBoard:1', JSON.stringify(quiet));
    const { user } = grid();
    await user.hover(card());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'View' }));
    expect(await screen.findByText('At /ines/quiet-rooms/')).toBeInTheDocument();
  });

  it('says why it failed and stays unsaved', async () => {
    window.localStorage.setItem('lastBoard:1', JSON.stringify(quiet));
    const { user } = grid({
      viewer: viewer(),
      door: {
        ...door,
        'RepinResource/create': () =>
          failure({ key: 'NotFound', message: 'We could not find that.', status: 404 }),
      },
    });
    await user.hover(card());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('We could not find that.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
  });

  it('asks signed-out readers in, on the page they are on', async () => {
    const { user, calls } = grid({});
    await user.hover(card());
    expect(screen.queryByRole('button', { name: 'Choose board' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Sign up' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});
