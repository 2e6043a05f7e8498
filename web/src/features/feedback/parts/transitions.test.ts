import type { UnknownAction } from '@reduxjs/toolkit';
import {
  feedbackActions as did,
  type Feedback,
  NO_FEEDBACK,
  feedbackReducer as reduce,
} from 'lib/feedback';
import { describe, expect, it } from 'vitest';

const open: Feedback = { ...NO_FEEDBACK, isOpen: true, actionOrigin: 'account_menu' };
const asked: Feedback = { ...open, title: 'Your view', prompt: 'How is it?', nextPage: '/today/' };
const submitting: Feedback = { ...asked, isSubmitting: true };
const failed: Feedback = { ...asked, failure: 'Too many requests.' };
const complete: Feedback = { ...asked, isComplete: true };

describe('in-site feedback (consumer specification §3, §4)', () => {
  const table: [string, Feedback, UnknownAction, Feedback][] = [
    ['it is shown', NO_FEEDBACK, did.feedbackShown({ actionOrigin: 'account_menu' }), open],
    [
      'with title, prompt and next page',
      NO_FEEDBACK,
      did.feedbackShown({
        actionOrigin: 'account_menu',
        title: 'Your view',
        prompt: 'How is it?',
        nextPage: '/today/',
      }),
      asked,
    ],
    [
      'shown again it begins anew',
      failed,
      did.feedbackShown({ actionOrigin: 'account_menu' }),
      open,
    ],
    ['submitting', asked, did.feedbackSubmitted(), submitting],
    ['submitting again clears the failure', failed, did.feedbackSubmitted(), submitting],
    ['succeeded', submitting, did.feedbackSucceeded(), complete],
    ['blank words succeed without submitting', asked, did.feedbackSucceeded(), complete],
    ['also after a failure', failed, did.feedbackSucceeded(), complete],
    ['failed with error text', submitting, did.feedbackFailed('Too many requests.'), failed],
    ['removing resets', complete, did.feedbackRemoved(), NO_FEEDBACK],
    ['also what failed', failed, did.feedbackRemoved(), NO_FEEDBACK],
    [
      'a late answer opens nothing',
      NO_FEEDBACK,
      did.feedbackFailed('Too many requests.'),
      NO_FEEDBACK,
    ],
    ['neither does a late success', NO_FEEDBACK, did.feedbackSucceeded(), NO_FEEDBACK],
  ];

  it.each(table)('%s', (_, before, action, after) => {
    expect(reduce(before, action)).toEqual(after);
  });
});
