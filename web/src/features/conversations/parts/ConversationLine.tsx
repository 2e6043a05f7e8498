import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import { messagePaths } from 'lib/messagePaths';
import { isPlainClick } from 'lib/plainClick';
import type { MouseEvent } from 'react';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './ConversationLine.module.css';
import { Excerpt } from './Excerpt';
import { Faces } from './Faces';
import { Muted } from './Muted';
import { nameOf } from './names';
import { useTypists } from './useTypists';
import { When } from './When';
import { listOf, useWays } from './ways';

interface ConversationLineProps {
  conversation: Conversation;
  /** Whether it is open beside the list. */
  isOpen?: boolean;
}

/** Their addresses, beside the list in which they stand. */
const HREFS = {
  inbox: messagePaths.one,
  requests: messagePaths.request,
  archived: messagePaths.ofArchive,
};

/** A conversation in a list: with whom, what was written last, and whether that is unread. */
export function ConversationLine({ conversation, isOpen = false }: ConversationLineProps) {
  const { t } = useLingui();
  const { isPage, open } = useWays();
  const { id, last_message: last, unread, position } = conversation;
  const { is_group: isGroup, is_muted: isMuted } = conversation;
  const isTyping = useTypists(conversation, last ? [last] : []).length > 0;
  const isUnread = unread > 0 && !isOpen;
  const press = (event: MouseEvent) => {
    if (isPage || !isPlainClick(event)) return;
    event.preventDefault();
    open(id);
  };
  return (
    <a
      className={styles.line}
      href={HREFS[listOf(conversation)](id)}
      data-unread={isUnread || undefined}
      data-muted={isMuted || undefined}
      aria-current={isOpen || undefined}
      onClick={press}
    >
      <Faces conversation={conversation} />
      <span className={styles.words}>
        <bdi className={styles.name}>{nameOf(conversation)}</bdi>
        <span className={styles.end}>
          {isMuted && <Muted />}
          {last && <When ms={position} />}
        </span>
        {isTyping && <span className={styles.last} data-typing>{t`typing…`}</span>}
        {last && !isTyping && (
          <bdi className={styles.last} dir="auto">
            <Excerpt message={last} isGroup={isGroup} />
          </bdi>
        )}
        {isUnread && (
          <span className={styles.dot}>
            <VisuallyHidden>
              {t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`}
            </VisuallyHidden>
          </span>
        )}
      </span>
    </a>
  );
}
