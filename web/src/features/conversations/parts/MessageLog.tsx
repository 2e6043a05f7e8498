import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Spinner } from 'ui/spinner/Spinner';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import { EventWords } from './EventWords';
import { Excerpt } from './Excerpt';
import styles from './MessageLog.module.css';
import { MessageRun } from './MessageRun';
import { nameOf } from './names';
import { divided, startOfDay } from './runs';
import { TypingLine } from './TypingLine';
import type { ShownMessage } from './things';
import { useDayName } from './useDayName';
import { type EarlierMessages, useGoal } from './useGoal';
import { useSeen } from './useSeen';

interface MessageLogProps {
  conversation: Conversation;
  /** In their order. */
  messages: readonly ShownMessage[];
  /** Earlier ones, as the store walks them. */
  walk: EarlierMessages;
  /** What stands there while nothing is written. */
  empty: ReactNode;
  /** The message to which it leads. */
  goal: string | null;
  /** Called when that is in sight, or cannot be reached. */
  onGoal: (isReached: boolean) => void;
}

/** Earlier messages are fetched when so many pixels are left above what is seen. */
const NEAR = 600;

/** What was written, the latest at the lower edge; earlier messages come as their reader goes up. */
export function MessageLog(props: MessageLogProps) {
  const { conversation, messages, walk, empty, goal, onGoal } = props;
  const { t } = useLingui();
  const dayName = useDayName();
  const log = useRef<HTMLDivElement>(null);
  const more = useEarlier(log, walk);
  useStay(log, messages);
  useGoal(log, walk, goal, onGoal);
  const days = divided(messages, startOfDay);
  const seen = useSeen(conversation, messages, days);
  return (
    <>
      <News messages={messages} />
      {goal !== null && walk.isFetchingNextPage && (
        <div className={styles.seeking}>
          <span className={styles.way}>
            <Spinner size={20} label={t`Going to the message…`} />
          </span>
        </div>
      )}
      {/* What comes in is said by `News`: earlier messages are no news. */}
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-live="off"
        aria-label={t`Messages with ${nameOf(conversation)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
        tabIndex={0}
        onScroll={more}
      >
        <div className={styles.days} data-empty={messages.length === 0 || undefined}>
          {walk.isFetchingNextPage && <Spinner size={20} quiet label={t`Earlier messages`} />}
          {messages.length === 0 && empty}
          {days.map(({ ms, runs }) => (
            <div key={ms} className={styles.day}>
              <h3 className={styles.date}>{dayName(ms)}</h3>
              {runs.map((run) =>
                run.isEvent ? (
                  <Event key={run.key} messages={run.messages} />
                ) : (
                  <MessageRun
                    key={run.key}
                    run={run}
                    seen={seen}
                    isGroup={conversation.is_group}
                    mayReact={!conversation.is_request}
                  />
                ),
              )}
            </div>
          ))}
        </div>
      </div>
      {/* Of a request it is not told. */}
      {!conversation.is_request && <TypingLine conversation={conversation} messages={messages} />}
    </>
  );
}

/** What a member did in place of writing: a quiet line between what is written. */
function Event({ messages: [message] }: { messages: readonly ShownMessage[] }) {
  return (
    message && (
      <p className={styles.event}>
        <EventWords message={message} />
      </p>
    )
  );
}

/** Says to screen readers what others write while it is open. */
function News({ messages }: { messages: readonly ShownMessage[] }) {
  const opened = useRef<string | null>(null);
  const last = messages.filter(({ is_mine: isMine }) => !isMine).at(-1);
  opened.current ??= last?.id ?? '';
  const isNews = last && last.id !== opened.current;
  return (
    <div role="status">
      <VisuallyHidden>{isNews && <Excerpt message={last} isGroup />}</VisuallyHidden>
    </div>
  );
}

/** Fetches earlier messages when their reader nears the first. Answers what to do when it is scrolled. */
function useEarlier(
  log: RefObject<HTMLElement | null>,
  { hasNextPage, isFetchingNextPage, fetchNextPage }: MessageLogProps['walk'],
): () => void {
  const more = () => {
    const { current } = log;
    if (!current || !hasNextPage || isFetchingNextPage) return;
    // It is scrolled from its end, upwards and so to negative places.
    const left = current.scrollHeight - current.clientHeight + current.scrollTop;
    if (left < NEAR) fetchNextPage();
  };
  // Few messages leave nothing to scroll.
  useEffect(more);
  return more;
}

/** How far from its end, in pixels, a reader still reads the latest. */
const AT_END = 80;

/**
 * What its reader looks at stays where it is. It is scrolled from its end, so that earlier messages
 * move nothing; later ones do where they read further up, and their own lead to the end.
 */
function useStay(log: RefObject<HTMLElement | null>, messages: readonly ShownMessage[]): void {
  const before = useRef({ id: '', height: 0 });
  const last = messages.at(-1);
  useLayoutEffect(() => {
    const { current } = log;
    if (!current) return;
    const { id, height } = before.current;
    const isLater = last !== undefined && id !== '' && id !== last.id;
    if (isLater && last.is_mine) current.scrollTop = 0;
    else if (isLater && current.scrollTop < -AT_END) {
      current.scrollTop -= current.scrollHeight - height;
    }
    before.current = { id: last?.id ?? '', height: current.scrollHeight };
  });
}
