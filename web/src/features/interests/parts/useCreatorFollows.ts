import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SuggestedCreator } from 'features/interests/creators';
import { bulkFollowApi } from 'features/users/parts/bulkFollow';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { useToast } from 'ui/toast/toasts';

/** Which of the suggested creators the viewer follows by now, and following all of them. */
export interface CreatorFollows {
  /** Their ids. */
  followed: ReadonlySet<string>;
  /** Notes that one is followed, or no more. */
  note: (id: string, follow: boolean) => void;
  /** Follows the rest, says what came of it, and how to take it back. */
  followAll: () => Promise<void>;
  /** Whether the server is at it. */
  isUnderWay: boolean;
}

/** See `CreatorFollows`. Suggested are creators whom the viewer does not follow. */
export function useCreatorFollows(creators: readonly SuggestedCreator[]): CreatorFollows {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [bulkFollow, { isLoading }] = bulkFollowApi.useBulkFollowMutation();
  const [followed, setFollowed] = useState<ReadonlySet<string>>(new Set());

  const noteAll = (ids: readonly string[], follow: boolean) =>
    setFollowed((known) => {
      const kept = [...known].filter((id) => !ids.includes(id));
      return new Set(follow ? [...kept, ...ids] : kept);
    });
  /** Follows them, or stops; what the server refuses is taken back. */
  const change = async (ids: readonly string[], follow: boolean) => {
    noteAll(ids, follow);
    const outcome = await bulkFollow({ userIds: ids, follow }).unwrap();
    noteAll(outcome.refused, !follow);
    return outcome;
  };
  const undo = async (ids: readonly string[]) => {
    const { refused, error } = await change(ids, false);
    if (!error) return;
    const many = t`${plural(refused.length, {
      one: 'You still follow # person.',
      other: 'You still follow # people.',
    })}`;
    toast({ words: `${many} ${errorText(i18n, error)}`, tone: 'danger' });
  };
  const followAll = async () => {
    const ids = creators.map(({ id }) => id).filter((id) => !followed.has(id));
    const { refused, error } = await change(ids, true);
    if (error) {
      const many = t`${refused.length} of ${ids.length} could not be followed.`;
      toast({ words: `${many} ${errorText(i18n, error)}`, tone: 'danger' });
    } else {
      const words = t`${plural(ids.length, {
        one: 'You follow # more person now.',
        other: 'You follow # more people now.',
      })}`;
      toast({ words, action: { label: t`Undo`, onPress: () => void undo(ids) } });
    }
  };
  return {
    followed,
    note: (id, follow) => noteAll([id], follow),
    followAll,
    isUnderWay: isLoading,
  };
}
