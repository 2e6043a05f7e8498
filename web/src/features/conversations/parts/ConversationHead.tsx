import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import { paths } from 'lib/paths';
import type { RefObject } from 'react';
import styles from './ConversationHead.module.css';
import { Faces } from './Faces';
import { nameOf, otherOf } from './names';

interface ConversationHeadProps {
  conversation: Conversation;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Shows the members of a group. */
  onMembers: () => void;
}

/**
 * With whom it is: of two, the way to the other's profile, of a group, to its members, and of a
 * board to the board too.
 */
export function ConversationHead({ conversation, heading, onMembers }: ConversationHeadProps) {
  const { t } = useLingui();
  const other = otherOf(conversation);
  const name = nameOf(conversation);
  const { board } = conversation;
  const href = other ? paths.profile(other.username) : board?.url;
  const count = conversation.users.length + conversation.emails.length + 1;
  return (
    <div className={styles.who} data-board={board ? '' : undefined}>
      <Faces conversation={conversation} size={40} />
      <div className={styles.words}>
        <h2 ref={heading} className={styles.name} tabIndex={-1}>
          <bdi>{href ? <a href={href}>{name}</a> : name}</bdi>
        </h2>
        {other ? (
          <p className={styles.note}>{`@${other.username}`}</p>
        ) : (
          <button type="button" className={styles.note} aria-haspopup="dialog" onClick={onMembers}>
            {t`${count} members`}
          </button>
        )}
      </div>
    </div>
  );
}
