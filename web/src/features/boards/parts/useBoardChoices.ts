import { skipToken } from '@reduxjs/toolkit/query';
import { type Board, boardsApi } from 'features/boards/api';
import { pickersApi } from 'features/boards/parts/pickers';
import { useViewer } from 'features/users/parts/viewer';
import { useMemo } from 'react';

/** So many boards are seen at a glance. */
const FEW = 5;

interface Wanted {
  /** What was typed to find one. */
  words: string;
  /** The pin that is saved: boards that suit it come first. */
  pinId: string | undefined;
  /** A board that is no choice. */
  except: string | undefined;
}

/** The viewer's boards to choose from. */
export interface BoardChoices {
  /** Those that fit what was typed; nothing while they are on their way. */
  found: readonly Board[] | undefined;
  /** Those that suit the pin, where there are many. */
  shortlist: readonly Board[];
  /** Whether a board holds the same picture; nothing when it holds none like it. */
  heldBy: (board: Board) => boolean | undefined;
  /** Why there are none, and the way to ask again. */
  error: unknown;
  refetch: () => void;
}

/** Asks for the viewer's boards, and which of them suit a pin or hold it. */
export function useBoardChoices({ words, pinId, except }: Wanted): BoardChoices {
  const viewer = useViewer();
  const list = boardsApi.useListBoardsInfiniteQuery({
    username: viewer?.username ?? null,
    sort: 'last_pinned_to',
    page_size: 250,
  });
  const asked = pinId && viewer ? { pin_id: pinId } : skipToken;
  const suited = pickersApi.useShortlistBoardsQuery(asked);
  const { data: twins } = pickersApi.useGetDuplicatesQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const boards = useMemo(
    // Nothing may move under a finger: the list waits for what stands above it.
    () => (suited.isLoading ? undefined : list.data?.pages.flatMap((page) => page.data)),
    [list.data, suited.isLoading],
  );
  const found = useMemo(
    () => boards?.filter(({ id, name }) => id !== except && matches(name, words)),
    [boards, except, words],
  );
  // A short list needs no shorter one above it.
  const many = boards && boards.length > FEW && !words.trim();
  return {
    found,
    shortlist: many ? (suited.data?.boards_shortlist ?? []) : [],
    heldBy: ({ id }) => twins?.duplicates.find((twin) => twin.board.id === id)?.is_same,
    error: list.error,
    refetch: list.refetch,
  };
}

function matches(name: string, words: string): boolean {
  return name.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());
}
