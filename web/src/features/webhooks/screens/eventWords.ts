import { useLingui } from '@lingui/react/macro';
import type { WebhookEvent } from 'features/webhooks/api';

/** An event in words. */
export interface EventWords {
  /** Its name in messages. */
  event: WebhookEvent;
  /** What happened. */
  words: string;
}

/** All that a webhook can be told of, in the order in which it is offered. */
export function useEventWords(): EventWords[] {
  const { t } = useLingui();
  return [
    { event: 'pin.created', words: t`You save a pin` },
    { event: 'pin.updated', words: t`A pin of yours changes` },
    { event: 'pin.deleted', words: t`A pin of yours is deleted` },
    { event: 'board.created', words: t`You make a board` },
    { event: 'board.updated', words: t`A board of yours changes` },
    { event: 'board.deleted', words: t`A board of yours is deleted` },
  ];
}
