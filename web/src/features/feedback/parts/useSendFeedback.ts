import { useLingui } from '@lingui/react/macro';
import { feedbackApi } from 'features/feedback/api';
import { errorText } from 'lib/errorTexts';
import { feedbackActions, useFeedback, useFeedbackDispatch } from 'lib/feedback';
import { useLocation } from 'react-router';

/**
 * Sends what a viewer says of the site, and tells the store what becomes of it. Blank words
 * succeed, and nothing is sent (consumer specification §4, §5). Of the page its path goes along,
 * without what was searched for or what a link carried.
 */
export function useSendFeedback(): (words: string) => Promise<void> {
  const { i18n } = useLingui();
  const { title, prompt, actionOrigin } = useFeedback();
  const { pathname } = useLocation();
  const dispatch = useFeedbackDispatch();
  const [send] = feedbackApi.useSendFeedbackMutation();
  return async (words) => {
    if (!words.trim()) {
      dispatch(feedbackActions.feedbackSucceeded());
      return;
    }
    dispatch(feedbackActions.feedbackSubmitted());
    const { error } = await send({
      feedback_data: JSON.stringify({
        verbatim_text: words,
        page: pathname,
        action_origin: actionOrigin ?? undefined,
        title: title ?? undefined,
        prompt: prompt ?? undefined,
      }),
    });
    dispatch(
      error
        ? feedbackActions.feedbackFailed(errorText(i18n, error))
        : feedbackActions.feedbackSucceeded(),
    );
  };
}
