import { addressOf } from 'features/conversations/parts/address';
import { type Receiver, SUGGESTED, sharesApi } from 'features/shares/api';
import { useRested } from 'lib/useRested';

/** How long the typing rests before the server is asked, in milliseconds. */
const REST_MS = 150;

/** Receivers that are suggested. */
interface Receivers {
  /** The likeliest first; what was found before stays until there is something newer. */
  items: readonly Receiver[];
  /** Nothing is known yet. */
  isAwaited: boolean;
  /** The server knows of none. */
  isNone: boolean;
}

/**
 * To whom something may be sent: with whom the viewer writes and whom they follow, or who is called
 * as typed. A failure is as none, without a word (specification §8 "Share suggestion … failures"). An
 * e-mail address is offered as it is typed, and never looked up.
 */
export function useReceivers(typed: string): Receivers {
  const term = useRested(typed, REST_MS);
  // What was sent since, or who was blocked, changes it.
  const suggested = sharesApi.useSuggestSharesQuery(SUGGESTED, {
    refetchOnMountOrArgChange: true,
  });
  const skip = term === '' || addressOf(term) !== null;
  const found = sharesApi.useSuggestSharesByTermQuery({ term }, { skip });
  const email = addressOf(typed);
  if (email) return { items: [{ email }], isAwaited: false, isNone: false };
  const asked = term === '' ? suggested : found;
  const items = asked.isError ? [] : (asked.data?.items ?? []);
  return {
    items,
    isAwaited: asked.isLoading,
    isNone: asked.isSuccess && !asked.isFetching && items.length === 0,
  };
}
