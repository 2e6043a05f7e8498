import { useLingui } from '@lingui/react/macro';
import { feedbackApi } from 'features/feedback/api';
import { errorText } from 'lib/errorTexts';
import { feedbackActions, useFeedback, useFeedbackDispatch } from 'lib/feedback';
import { randomName } from 'lib/randomName';
import { useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Sends what a viewer says of the site, and tells the store what becomes of it. Blank words
 * succeed, and nothing is sent (consumer specification §4, §5). Of the page its path goes along,
 * without what was searched for or what a link carried. The same words once more, as after a lost
 * answer, go under the same name, so that they are kept once.
 */
export function useSendFeedback(): (words: string) => Promise<void> {
  const { i18n } = useLingui();
  const { title, prompt, actionOrigin } = useFeedback();
  const { pathname } = useLocation();
  const dispatch = useFeedbackDispatch();
  const [send] = feedbackApi.useSendFeedbackMutation();
  const before = useRef({ words: '', clientId: '' });
  return async (words) => {
    if (!words.trim()) {
      dispatch(feedbackActions.feedbackSucceeded());
      return;
    }
    dispatch(feedbackActions.feedbackSubmitted());
    if (before.current.words !== words) before.current = { words, clientId: randomName() };
    const { error } = await send({
      feedback_data: JSON.stringify({
        verbatim_text: words,
        page: pathname,
        action_origin: actionOrigin ?? undefined,
        title: title ?? undefined,
        prompt: prompt ?? undefined,
        client_id: before.current.clientId,
      }),
    });
    dispatch(
      error
        ? feedbackActions.feedbackFailed(errorText(i18n, error))
        : feedbackActions.feedbackSucceeded(),
    );
  };
}
