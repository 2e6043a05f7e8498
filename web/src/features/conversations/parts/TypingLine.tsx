import { Trans } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import type { UserRef } from 'features/users/api';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './TypingLine.module.css';
import type { ShownMessage } from './things';
import { useTypists } from './useTypists';

interface TypingLineProps {
  conversation: Conversation;
  /** What is known of its messages, in their order. */
  messages: readonly ShownMessage[];
}

/** Who writes now, below the messages. Its place is kept, so that nothing moves. */
export function TypingLine({ conversation, messages }: TypingLineProps) {
  const typists = useTypists(conversation, messages);
  const told = useTold(typists, messages);
  return (
    <div className={styles.place}>
      {typists.length > 0 && (
        <p className={styles.line}>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span className={styles.words}>
            <TypingWords users={typists} />
          </span>
        </p>
      )}
      <div role="status">
        <VisuallyHidden>{told.length > 0 && <TypingWords users={told} />}</VisuallyHidden>
      </div>
    </div>
  );
}

/** Names the members who write; of more than two only that they do. */
function TypingWords({ users: [one, other, more] }: { users: readonly UserRef[] }) {
  if (more) return <Trans>Several people are typing…</Trans>;
  const name = one?.full_name;
  const second = other?.full_name;
  if (!second) {
    return (
      <Trans>
        <bdi>{name}</bdi> is typing…
      </Trans>
    );
  }
  return (
    <Trans>
      <bdi>{name}</bdi> and <bdi>{second}</bdi> are typing…
    </Trans>
  );
}

const NONE: readonly UserRef[] = [];

/**
 * Of whom screen readers are told that they write: of each member once, until their next message,
 * however often they pause meanwhile.
 */
function useTold(
  typists: readonly UserRef[],
  messages: readonly ShownMessage[],
): readonly UserRef[] {
  const known = useRef(new Set<string>());
  const before = useRef('');
  const [told, setTold] = useState(NONE);
  const turns = typists.map(({ id }) => {
    const last = messages.filter(({ sender }) => sender.id === id).at(-1);
    return `${id} ${last?.id ?? ''}`;
  });
  const all = turns.join(', ');
  useEffect(() => {
    if (before.current === all) return;
    before.current = all;
    const isNews = turns.some((turn) => !known.current.has(turn));
    for (const turn of turns) known.current.add(turn);
    setTold(isNews ? typists : NONE);
  });
  return told;
}
