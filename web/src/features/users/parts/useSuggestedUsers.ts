import type { UserRef } from 'features/users/api';
import { mentionsApi } from 'features/users/mentions';
import { useViewer } from 'features/users/parts/viewer';
import { useRested } from 'lib/useRested';

/** How long the typing rests before the server is asked, in milliseconds. */
const REST_MS = 150;

const NONE: readonly UserRef[] = [];

/** Users whose names go on as typed, the best first; none for visitors. */
export function useSuggestedUsers(typed: string): readonly UserRef[] {
  const viewer = useViewer();
  const term = useRested(typed, REST_MS);
  const skip = term === '' || !viewer;
  const { currentData } = mentionsApi.useSuggestMentionsQuery({ term }, { skip });
  return (!skip && currentData?.items) || NONE;
}
