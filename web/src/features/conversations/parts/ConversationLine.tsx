import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import { messagePaths } from 'lib/messagePaths';
import { isPlainClick } from 'lib/plainClick';
import type { MouseEvent } from 'react';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './ConversationLine.module.css';
import { Faces } from './Faces';
import { nameOf, useExcerpt } from './names';
import { When } from './When';
import { useWays } from './ways';

interface ConversationLineProps {
  conversation: Conversation;
  /** Whether it is open beside the list. */
  isOpen?: boolean;
}

/** A conversation in a list: with whom, what was written last, and whether that is unread. */
export function ConversationLine({ conversation, isOpen = false }: ConversationLineProps) {
  const { t } = useLingui();
  const { isPage, open } = useWays();
  const excerpt = useExcerpt();
  const { id, last_message: last, unread, position } = conversation;
  const { is_group: isGroup, is_request: isRequest } = conversation;
  const isUnread = unread > 0 && !isOpen;
  const press = (event: MouseEvent) => {
    if (isPage || !isPlainClick(event)) return;
    event.preventDefault();
    open(id);
  };
  return (
    <a
      className={styles.line}
      href={isRequest ? messagePaths.request(id) : messagePaths.one(id)}
      data-unread={isUnread || undefined}
      aria-current={isOpen || undefined}
      onClick={press}
    >
      <Faces conversation={conversation} />
      <span className={styles.words}>
        <bdi className={styles.name}>{nameOf(conversation)}</bdi>
        {last && <When ms={position} className={styles.when} />}
        {last && (
          <bdi className={styles.last} dir="auto">
            {excerpt(last, isGroup)}
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
