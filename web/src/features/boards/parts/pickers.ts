import { api, read } from 'lib/api';

/** The words for a user who chooses a board for a pin. Comes with the picker. */
export const pickersApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestBoardTitles: build.query(read('BoardTitleSuggestionsResource')),
    shortlistBoards: build.query({
      ...read('BoardPickerBoardsShortlistResource'),
      providesTags: [{ type: 'Board', id: 'LIST' }],
    }),
    getDuplicates: build.query(read('PinDuplicatesResource')),
  }),
});
