import { invitesApi } from 'features/invites/api';
import type { Schema } from 'lib/call';

/** Who sent a link. */
interface SentLink {
  /** Them; nothing of a code that does not work. */
  invite: Schema['InviteMetadata'] | null;
  /** Whether it is not known yet. */
  isAwaited: boolean;
}

/**
 * Who sent a link, by the code in its address. Any failure clears it (business specification §4
 * "Any error or no data clears it").
 */
export function useInvite(code: string): SentLink {
  const { currentData, isError, isFetching, isUninitialized } =
    invitesApi.useGetInviteMetadataQuery({ invite_code: code });
  return {
    invite: (!isError && currentData) || null,
    isAwaited: !currentData && (isFetching || isUninitialized),
  };
}
