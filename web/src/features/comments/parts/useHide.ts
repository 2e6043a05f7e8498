import { useLingui } from '@lingui/react/macro';
import type { Comment } from 'features/comments/api';
import { hidesApi } from 'features/comments/hides';
import { errorText } from 'lib/errorTexts';
import type { RefObject } from 'react';
import type { MenuEntry } from 'ui/menu/Menu';
import { useToast } from 'ui/toast/toasts';

interface Act {
  /** Does it; answers what went wrong. */
  run: () => Promise<{ error?: unknown }>;
  /** Takes it back. */
  undo: () => Promise<{ error?: unknown }>;
  /** What is said when it is done. */
  words: string;
}

/** Menu entries that hide a comment by another, or all of theirs, with a way back. */
export function useHide(comment: Comment, entry: RefObject<HTMLElement | null>): MenuEntry[] {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [hide] = hidesApi.useHideCommentMutation();
  const [unhide] = hidesApi.useUnhideCommentMutation();
  const [hideAll] = hidesApi.useHideCommenterMutation();
  const [unhideAll] = hidesApi.useUnhideCommenterMutation();
  const tell = (error: unknown) => toast({ words: errorText(i18n, error), tone: 'danger' });
  const press = async ({ run, undo, words }: Act) => {
    // What has the focus goes with it.
    const list = entry.current?.closest('section');
    const { error } = await run();
    if (error) return tell(error);
    list?.focus();
    const back = async () => {
      const { error } = await undo();
      if (error) tell(error);
    };
    toast({ words, action: { label: t`Undo`, onPress: () => void back() } });
  };
  const { user } = comment;
  const one = { comment_id: comment.id };
  const all = { user_id: user.id };
  return [
    {
      key: 'hide',
      label: t`Hide`,
      icon: 'eye-off',
      onAction: () =>
        void press({ run: () => hide(one), undo: () => unhide(one), words: t`Comment hidden` }),
    },
    {
      key: 'hide-all',
      label: t`Hide all by ${user.full_name}`,
      icon: 'eye-off',
      onAction: () =>
        void press({
          run: () => hideAll(all),
          undo: () => unhideAll(all),
          words: t`You will not see comments by ${user.full_name}`,
        }),
    },
  ];
}
