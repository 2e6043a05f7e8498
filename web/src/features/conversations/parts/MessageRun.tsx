import { useLingui } from '@lingui/react/macro';
import { formatTime } from 'lib/format/time';
import { paths } from 'lib/paths';
import { Fragment, lazy, Suspense } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import styles from './MessageRun.module.css';
import { MessageText } from './MessageText';
import { TEMPORARY } from './order';
import type { Run } from './runs';
import { SeenBy } from './SeenBy';
import { ThingCard } from './ThingCard';
import type { ShownMessage } from './things';
import { useMessageActions } from './useMessageActions';
import type { SeenMark } from './useSeen';

const TakenDown = lazy(() =>
  import('features/comments/parts/TakenDown').then((part) => ({ default: part.TakenDown })),
);

interface MessageRunProps {
  run: Run;
  /** Where it is said who has read what the viewer wrote. */
  seen: SeenMark;
  /** Whether there are several others, so that names tell them apart. */
  isGroup: boolean;
  /** Whether the viewer may react: they have accepted the conversation. */
  mayReact: boolean;
}

/** What one member wrote, one soon after the other; the viewer's own stands at the end of the lines. */
export function MessageRun({
  run: { sender, isMine, messages },
  seen,
  isGroup,
  mayReact,
}: MessageRunProps) {
  const { t } = useLingui();
  const name = sender.full_name;
  const last = messages.at(-1);
  return (
    <article
      className={styles.run}
      data-mine={isMine || undefined}
      aria-label={isMine ? t`You wrote` : t`${name} wrote`}
    >
      {!isMine && (
        <span className={styles.face}>
          <Avatar name={name} src={sender.image_small_url ?? null} size={32} />
        </span>
      )}
      <div className={styles.messages}>
        {isGroup && !isMine && (
          <a className={styles.name} href={paths.profile(sender.username)}>
            {name}
          </a>
        )}
        {messages.map((message) => (
          <Fragment key={message.client_id ?? message.id}>
            <Said message={message} mayReact={mayReact} />
            {(message === last || seen.lined.has(message.id)) && (
              <Below message={message} seen={seen} isGroup={isGroup} />
            )}
          </Fragment>
        ))}
      </div>
    </article>
  );
}

interface BelowProps {
  message: ShownMessage;
  seen: SeenMark;
  isGroup: boolean;
}

/** Below a message: when it was written, and who has read it. */
function Below({ message: { id, type, created_ms: ms }, seen, isGroup }: BelowProps) {
  const { t, i18n } = useLingui();
  if (type === TEMPORARY) return <span className={styles.when}>{t`Sending…`}</span>;
  return (
    <span className={styles.when}>
      <time dateTime={new Date(ms).toISOString()}>{formatTime(ms, i18n.locale)}</time>
      {seen.id === id && <SeenBy users={seen.users} isGroup={isGroup} />}
    </span>
  );
}

/** One message: what was sent, the words below it, and what members feel about it. */
function Said({ message, mayReact }: { message: ShownMessage; mayReact: boolean }) {
  const { t } = useLingui();
  const { text, type, is_thing_hidden: isHidden, is_unsent: isUnsent, is_mine: isMine } = message;
  const isTakenDown = message.is_taken_down && !isUnsent;
  const isThere = type !== TEMPORARY && !isUnsent && (!isTakenDown || isMine);
  const actions = useMessageActions(message, { isThere, mayReact: mayReact && !isTakenDown });
  return (
    <div
      className={styles.message}
      data-message={message.id}
      data-temporary={type === TEMPORARY || undefined}
      {...actions.hold}
    >
      <ThingCard {...message} />
      {isHidden && <p className={styles.hidden}>{t`This is not shown to you.`}</p>}
      {isUnsent && (
        <p className={styles.hidden}>
          {isMine ? t`You took this message back.` : t`This message was taken back.`}
        </p>
      )}
      {isTakenDown && !isMine && (
        <p className={styles.hidden}>{t`The host took this message down.`}</p>
      )}
      {text && (
        <p className={styles.bubble}>
          <MessageText text={text} />
        </p>
      )}
      {isTakenDown && isMine && (
        <Suspense fallback={null}>
          <TakenDown />
        </Suspense>
      )}
      {actions.shown}
    </div>
  );
}
