import { api, read, walk, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** A collaborator of a board, or an invitee. */
export type Invite = Schema['CollaboratorInvite'];

/** Asks for the invites that the viewer has not answered. */
export const MINE = { status_filters: 'new', page_size: 250 };

/** What a change of who saves to a board makes old: the board, its people, the invites. */
const people = [
  { type: 'Collaborator' as const },
  { type: 'Board' as const, id: 'LIST' },
  { type: 'Board' as const },
];
/** The same for invites, which change nothing on boards but whether one is asked. */
const asked = [{ type: 'Collaborator' as const }];

/** Who saves to a board beside its owner: people, invites, requests, the link. */
export const collaboratorsApi = api
  .enhanceEndpoints({ addTagTypes: ['Collaborator'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listCollaborators: build.infiniteQuery({
        ...walk('BoardCollaboratorsResource'),
        providesTags: ['Collaborator'],
      }),
      listBoardInvites: build.query({
        ...read('BoardInvitesResource'),
        providesTags: ['Collaborator'],
      }),
      suggestCollaborators: build.query({
        ...read('BoardCollaboratorSuggestionsResource'),
        providesTags: ['Collaborator'],
      }),
      openInviteLink: build.query(read('BoardInviteLinkResource')),
      inviteCollaborator: build.mutation({
        ...write('BoardInviteResource', 'create'),
        invalidatesTags: asked,
      }),
      approveInvite: build.mutation({
        ...write('BoardInviteResource', 'update'),
        invalidatesTags: people,
      }),
      denyInvite: build.mutation({
        ...write('BoardInviteResource', 'delete'),
        invalidatesTags: people,
      }),
      clearInvites: build.mutation({
        ...write('BoardInvitesResource', 'delete'),
        invalidatesTags: people,
      }),
      acceptInvite: build.mutation({
        ...write('BoardInviteAcceptResource', 'create'),
        invalidatesTags: people,
      }),
      requestToJoin: build.mutation({
        ...write('BoardJoinRequestResource', 'create'),
        invalidatesTags: people,
      }),
      updateCollaborator: build.mutation({
        ...write('BoardCollaboratorResource', 'update'),
        invalidatesTags: people,
      }),
      removeCollaborator: build.mutation({
        ...write('BoardCollaboratorResource', 'delete'),
        invalidatesTags: people,
      }),
      requestTransfer: build.mutation({
        ...write('BoardOwnershipTransferResource', 'create'),
        invalidatesTags: people,
      }),
      acceptTransfer: build.mutation({
        ...write('BoardOwnershipTransferResource', 'update'),
        // Not the board itself: nothing is at its old address any more.
        invalidatesTags: [...asked, { type: 'Board', id: 'LIST' }],
      }),
      endTransfer: build.mutation({
        ...write('BoardOwnershipTransferResource', 'delete'),
        invalidatesTags: people,
      }),
      makeInviteLink: build.mutation(write('BoardInviteLinkResource', 'create')),
      endInviteLink: build.mutation(write('BoardInviteLinkResource', 'delete')),
    }),
  });
