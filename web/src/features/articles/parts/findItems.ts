import { type Picked, pickedBoard, pickedPin } from 'features/articles/parts/picked';
import { boardsOf, pinsOf } from 'features/articles/parts/readLines';
import { type Board, boardsApi } from 'features/boards/api';
import { pinsApi } from 'features/pins/api';
import { api, read } from 'lib/api';
import type { Schema } from 'lib/call';
import { useCallback } from 'react';

/** The first results of a search, to choose from. */
const findApi = api.injectEndpoints({
  endpoints: (build) => ({ findItems: build.query(read('BaseSearchResource')) }),
});

/** What is offered of a search. */
const OFFERED = 12;

/** What words or links find. */
export interface FoundItems {
  /** What links name. */
  named: Picked[];
  /** What words find, the best first. */
  offered: Picked[];
}

/** Finds by links what they name, and by other words what there is. */
export type Find = (text: string) => Promise<FoundItems>;

/** Finds pins that the employee sees. */
export function useFindPins(): Find {
  const [get] = pinsApi.useLazyGetPinQuery();
  const search = useSearch('pins');
  return useCallback(
    async (text) => {
      const asked = pinsOf(text)?.map((id) => get({ id }, true));
      if (!asked) return { named: [], offered: await search(text) };
      const told = await Promise.all(asked);
      return { named: told.flatMap(({ data }) => (data ? [pickedPin(data)] : [])), offered: [] };
    },
    [get, search],
  );
}

/** Finds boards that the employee sees. */
export function useFindBoards(): Find {
  const [get] = boardsApi.useLazyGetBoardQuery();
  const search = useSearch('boards');
  return useCallback(
    async (text) => {
      const asked = boardsOf(text)?.map((board) => get(board, true));
      if (!asked) return { named: [], offered: await search(text) };
      const told = await Promise.all(asked);
      return { named: told.flatMap(({ data }) => (data ? [pickedBoard(data)] : [])), offered: [] };
    },
    [get, search],
  );
}

function useSearch(scope: 'pins' | 'boards'): (query: string) => Promise<Picked[]> {
  const [find] = findApi.useLazyFindItemsQuery();
  return useCallback(
    async (query) => {
      const { data } = await find({ query, scope, page_size: OFFERED }, true);
      return (data?.results ?? []).flatMap((result) => {
        if (result.type === 'pin') return [pickedPin(result as Schema['PinView'])];
        return result.type === 'board' ? [pickedBoard(result as Board)] : [];
      });
    },
    [find, scope],
  );
}
