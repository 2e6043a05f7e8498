import { useLingui } from '@lingui/react/macro';
import type { Entry } from 'features/comments/api';
import { isComment } from 'features/comments/entries';
import { hidesApi } from 'features/comments/hides';
import { errorText } from 'lib/errorTexts';
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

/** Menu entries that hide what another said or told, or all of theirs, with a way back. */
export function useHide(said: Entry): MenuEntry[] {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [hide] = hidesApi.useHideCommentMutation();
  const [unhide] = hidesApi.useUnhideCommentMutation();
  const [hideAll] = hidesApi.useHideCommenterMutation();
  const [unhideAll] = hidesApi.useUnhideCommenterMutation();
  const tell = (error: unknown) => toast({ words: errorText(i18n, error), tone: 'danger' });
  const press = async ({ run, undo, words }: Act) => {
    const { error } = await run();
    if (error) return tell(error);
    const back = async () => {
      const { error } = await undo();
      if (error) tell(error);
    };
    toast({ words, action: { label: t`Undo`, onPress: () => void back() } });
  };
  const { user } = said;
  const one = { comment_id: said.id };
  const words = isComment(said) ? t`Comment hidden` : t`Hidden`;
  const all = { user_id: user.id };
  return [
    {
      key: 'hide',
      label: t`Hide`,
      icon: 'eye-off',
      onAction: () => void press({ run: () => hide(one), undo: () => unhide(one), words }),
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
