import { useLingui } from '@lingui/react/macro';
import { type FeedbackState, feedbackApi } from 'features/feedback/api';
import { errorText } from 'lib/errorTexts';
import { useToast } from 'ui/toast/toasts';

interface Closing {
  /** Closes it, and offers to undo that. */
  close: () => void;
  /** Opens it again. */
  reopen: () => void;
  /** Whether either is under way. */
  isPending: boolean;
}

/** How an employee closes feedback, and opens it again. */
export function useClose(id: string): Closing {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [update, { isLoading }] = feedbackApi.useUpdateFeedbackMutation();
  const change = async (state: FeedbackState) => {
    const { error } = await update({ feedback_id: id, state });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    return !error;
  };
  const reopen = () => void change('open');
  const close = async () => {
    if (await change('closed')) {
      toast({ words: t`It is done`, action: { label: t`Undo`, onPress: reopen } });
    }
  };
  return { close: () => void close(), reopen, isPending: isLoading };
}
