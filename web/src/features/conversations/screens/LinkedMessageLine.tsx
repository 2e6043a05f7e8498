import { useLingui } from '@lingui/react/macro';
import type { LinkedMessage } from 'features/conversations/links';
import { MessageText } from 'features/conversations/parts/MessageText';
import { ThingCard } from 'features/conversations/parts/ThingCard';
import { formatMoment } from 'lib/format/day';
import { Avatar } from 'ui/avatar/Avatar';
import styles from './LinkScreen.module.css';

/** A message with no more of its sender than a name. */
export function LinkedMessageLine({ message }: { message: LinkedMessage }) {
  const { t, i18n } = useLingui();
  const { sender_name: name, text, created_ms: ms } = message;
  return (
    <li className={styles.message}>
      <Avatar name={name} size={40} />
      <div className={styles.said}>
        <p className={styles.who}>
          <bdi className={styles.name}>{name}</bdi>{' '}
          <time className={styles.quiet} dateTime={new Date(ms).toISOString()}>
            {formatMoment(ms, i18n.locale)}
          </time>
        </p>
        <ThingCard {...message} />
        {message.is_thing_hidden && <p className={styles.quiet}>{t`This is not shown to you.`}</p>}
        {message.is_unsent && <p className={styles.quiet}>{t`This message was taken back.`}</p>}
        {message.is_taken_down && !message.is_unsent && (
          <p className={styles.quiet}>{t`The host took this message down.`}</p>
        )}
        {text && (
          <p className={styles.text}>
            <MessageText text={text} />
          </p>
        )}
      </div>
    </li>
  );
}
