import { isCounted } from 'features/boards/api';
import { boardSectionsApi, type Section } from 'features/boards/parts/sections';
import { patchUser } from 'features/users/api';
import { pinsRemoved } from 'features/users/parts/counters';
import { api, read, walkPins, write } from 'lib/api';

/** Sections: one, its pins; making, naming, ordering, merging, deleting. */
export const sectionsApi = boardSectionsApi.injectEndpoints({
  endpoints: (build) => ({
    getSection: build.query({
      ...read('BoardSectionResource'),
      providesTags: (section) => (section ? [{ type: 'Section', id: section.id }] : []),
    }),
    listSectionPins: build.infiniteQuery({
      ...walkPins('BoardSectionPinsResource'),
      providesTags: (_pages, _error, { section_id }) => [
        { type: 'Feed', id: section_id },
        { type: 'Feed', id: 'SECTION' },
      ],
    }),
    createSection: build.mutation({
      ...write('BoardSectionResource', 'create'),
      invalidatesTags: (section) => (section ? withPins(section) : []),
    }),
    updateSection: build.mutation({
      ...write('BoardSectionEditResource', 'update'),
      invalidatesTags: (section) => (section ? ofBoard(section) : []),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const changed = await queryFulfilled.catch(() => null);
        if (!changed) return;
        // Its page is shown next, at its new address.
        const { slug: section_slug, board } = changed.data;
        const [username = '', slug = ''] = board.url.split('/').filter(Boolean);
        const ask = { username, slug: decodeURIComponent(slug), section_slug };
        dispatch(sectionsApi.util.upsertQueryData('getSection', ask, changed.data));
      },
    }),
    mergeSections: build.mutation({
      ...write('BoardSectionMergeResource', 'create'),
      invalidatesTags: (section) => (section ? withPins(section) : []),
    }),
    // What it was part of is renewed by `sectionGone`, once its page is left.
    deleteSection: build.mutation({
      ...write('BoardSectionEditResource', 'delete'),
      onQueryStarted: async ({ section_id, keep_pins }, { dispatch, getState, queryFulfilled }) => {
        const section = keptSection(getState(), section_id);
        const done = await queryFulfilled.catch(() => null);
        if (!done || keep_pins || !section || !isCounted(section.board)) return;
        const { owner, is_collaborative } = section.board;
        // Whose pins they were is not known where others save too: the server counts.
        dispatch(
          is_collaborative
            ? api.util.invalidateTags([{ type: 'User', id: owner.id }])
            : patchUser(owner.id, (user) => pinsRemoved(user, section.pin_count)),
        );
      },
    }),
    reorderSections: build.mutation({
      ...write('BoardSectionsResource', 'update'),
      invalidatesTags: (_done, _error, { board_id }) => [{ type: 'Section', id: board_id }],
    }),
  }),
});

/** A section was deleted, and its page is left: its board is asked for anew. */
export function sectionGone(section: Section) {
  return api.util.invalidateTags([
    ...ofBoard(section),
    { type: 'Board', id: section.board.id },
    { type: 'Feed', id: section.board.id },
    { type: 'Feed', id: 'USER' },
  ]);
}

function ofBoard({ board }: Section) {
  return [{ type: 'Section' as const, id: board.id }];
}

/** The lists whose pins move with a section, and the numbers of its board. */
function withPins(section: Section) {
  const { id: section_id, board } = section;
  return [
    ...ofBoard(section),
    { type: 'Section' as const, id: section_id },
    { type: 'Board' as const, id: board.id },
    { type: 'Feed' as const, id: board.id },
    { type: 'Feed' as const, id: section_id },
  ];
}

type State = Parameters<typeof sectionsApi.util.selectCachedArgsForQuery>[0];

/** A section as it was last seen, whatever it was asked by. */
function keptSection(state: unknown, sectionId: string): Section | undefined {
  const asked = sectionsApi.util.selectCachedArgsForQuery(state as State, 'getSection');
  return asked
    .map((options) => sectionsApi.endpoints.getSection.select(options)(state as State).data)
    .find((section) => section?.id === sectionId);
}
