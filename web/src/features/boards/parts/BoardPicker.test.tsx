import { screen, waitFor, within } from '@testing-library/react';
import { BoardPicker } from 'features/boards/parts/BoardPicker';
import { describe, expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { board, viewer } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const boards = [
  board(),
  board({ id: '51', name: 'Quiet rooms', privacy: 'secret' }),
  board({ id: '52', name: 'Chairs', cover_images: [] }),
];
const door = { 'BoardsResource/get': () => boards };

describe('board picker', () => {
  it('lists the viewer’s boards and answers the one that is pressed', async () => {
    const onPick = vi.fn();
    const { user, calls } = renderApp(<BoardPicker onPick={onPick} current="51" />, {
      door,
      viewer: viewer(),
    });
    const chosen = await screen.findByRole('button', { name: /Quiet rooms/ });
    expect(within(chosen).getByRole('img', { name: 'Secret' })).toBeInTheDocument();
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(calls[0]?.options).toMatchObject({ username: 'ines' });
    await user.click(chosen);
    expect(onPick).toHaveBeenCalledWith(boards[1]);
  });

  it('finds boards by part of their name, and takes the first by Enter', async () => {
    const onPick = vi.fn();
    const { user } = renderApp(<BoardPicker onPick={onPick} />, { door, viewer: viewer() });
    await screen.findByRole('button', { name: 'Chairs' });
    expect(screen.getByRole('textbox', { name: 'Search your boards' })).toHaveFocus();
    await user.keyboard('ROOM{Enter}');
    expect(screen.queryByRole('button', { name: 'Chairs' })).not.toBeInTheDocument();
    expect(onPick).toHaveBeenCalledWith(boards[1]);
  });

  it('offers boards that suit the pin above a long list', async () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => board({ id: name, name }));
    renderApp(<BoardPicker onPick={vi.fn()} pinId="900" />, {
      door: {
        'BoardsResource/get': () => many,
        'BoardPickerBoardsShortlistResource/get': () => ({ boards_shortlist: [many[4]] }),
        'PinDuplicatesResource/get': () => ({ duplicates: [] }),
      },
      viewer: viewer(),
    });
    const suited = await screen.findByRole('list', { name: 'Suggestions' });
    expect(within(suited).getByRole('button', { name: 'e' })).toBeInTheDocument();
    const all = screen.getByRole('list', { name: 'All boards' });
    expect(within(all).getAllByRole('button')).toHaveLength(6);
  });

  it('marks boards that hold the picture, or one like it', async () => {
    renderApp(<BoardPicker onPick={vi.fn()} pinId="900" />, {
      door: {
        ...door,
        'BoardPickerBoardsShortlistResource/get': () => ({ boards_shortlist: [] }),
        'PinDuplicatesResource/get': () => ({
          duplicates: [
            { board: boards[1], pin_id: '901', is_same: true },
            { board: boards[2], pin_id: '902', is_same: false },
          ],
        }),
      },
      viewer: viewer(),
    });
    const same = await screen.findByRole('button', { name: /Quiet rooms/ });
    expect(await within(same).findByRole('img', { name: 'Saved here' })).toBeInTheDocument();
    expect(same).not.toHaveAttribute('aria-current');
    const like = screen.getByRole('button', { name: /Chairs/ });
    expect(within(like).getByRole('img', { name: 'A picture like this is here' })).toBeVisible();
    const none = screen.getByRole('button', { name: new RegExp(board().name) });
    expect(within(none).queryByRole('img', { name: /here/ })).not.toBeInTheDocument();
  });

  it('makes a board of the words that were searched for', async () => {
    const onPick = vi.fn();
    const made = board({ id: '53', name: 'Lamps' });
    const { user, calls } = renderApp(<BoardPicker onPick={onPick} />, {
      door: { ...door, 'BoardResource/create': () => made },
      viewer: viewer(),
    });
    await screen.findByRole('button', { name: 'Chairs' });
    await user.type(screen.getByRole('textbox'), 'Lamps');
    await user.click(screen.getByRole('button', { name: 'Create “Lamps”' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Lamps');
    await user.click(screen.getByRole('radio', { name: /^Only you/ }));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(onPick).toHaveBeenCalledWith(made));
    expect(calls.find(({ name }) => name === 'BoardResource/create')?.options).toEqual({
      name: 'Lamps',
      description: '',
      privacy: 'secret',
    });
  });

  it('says why a board cannot be made, under its name', async () => {
    const { user } = renderApp(<BoardPicker onPick={vi.fn()} />, {
      door: {
        ...door,
        'BoardResource/create': () =>
          failure({
            key: 'BoardNameTaken',
            message: 'You already have a board with this name.',
            field: 'name',
            status: 409,
          }),
      },
      viewer: viewer(),
    });
    await user.click(await screen.findByRole('button', { name: 'Create board' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Chairs');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toBeInvalid());
    expect(name).toHaveAccessibleDescription('You already have a board with this name.');
    await waitFor(() => expect(name).toHaveFocus());
  });

  it('offers another try when the boards do not come', async () => {
    let broken = true;
    const { user } = renderApp(<BoardPicker onPick={vi.fn()} />, {
      door: {
        'BoardsResource/get': () =>
          broken
            ? failure({ key: 'Busy', message: 'We are busy. Try again in a moment.', status: 503 })
            : boards,
      },
      viewer: viewer(),
    });
    expect(await screen.findByText('We are busy. Try again in a moment.')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Chairs' })).toBeInTheDocument();
  });
});
