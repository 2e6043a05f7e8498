import { useLingui } from '@lingui/react/macro';
import { Faces } from 'features/conversations/parts/Faces';
import { nameOf } from 'features/conversations/parts/names';
import type { Receiver } from 'features/shares/api';
import { useRef } from 'react';
import { Icon } from 'ui/icon/Icon';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './PeopleRow.module.css';
import type { Handing } from './useHandTo';

interface FaceProps {
  /** Who it is. */
  receiver: Receiver;
  /** How far it is; nothing before the press, and once it was taken back. */
  handing: Handing | undefined;
  /** Called when it is to be sent to them. */
  onSend: () => void;
  /** Called when it is to be taken back. */
  onUndo: () => void;
}

/**
 * One receiver: who it is, a press that sends, and then one that takes it back; without the latter of
 * an address, since a mail is on its way.
 */
export function Face({ receiver, handing, onSend, onUndo }: FaceProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const { user, conversation, email } = receiver;
  const name = user?.full_name ?? (conversation ? nameOf(conversation) : (email ?? ''));
  const users = user ? [user] : (conversation?.users ?? []);
  const isSent = typeof handing === 'object';
  return (
    <li className={styles.face}>
      <button
        ref={button}
        type="button"
        className={styles.send}
        title={name}
        aria-label={isSent ? t`Sent to ${name}` : t`Send to ${name}`}
        aria-disabled={handing !== undefined}
        onClick={() => !handing && onSend()}
      >
        <span className={styles.picture}>
          <Faces conversation={{ users, ...(email && { emails: [email] }) }} />
          {isSent && (
            <span className={styles.mark}>
              <Icon name="check" size={20} />
            </span>
          )}
        </span>
        {!isSent && (
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
        )}
      </button>
      {isSent && !email && (
        <button
          type="button"
          className={styles.undo}
          aria-label={t`Undo sending to ${name}`}
          onClick={() => {
            // What was pressed goes.
            button.current?.focus();
            onUndo();
          }}
        >
          {t`Undo`}
        </button>
      )}
      <VisuallyHidden>
        <span role="status">{isSent && t`Sent to ${name}`}</span>
      </VisuallyHidden>
    </li>
  );
}
