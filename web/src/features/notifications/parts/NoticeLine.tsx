import { Trans, useLingui } from '@lingui/react/macro';
import { When } from 'features/conversations/parts/When';
import type { Notice } from 'features/notifications/api';
import { useId } from 'react';
import { Icon } from 'ui/icon/Icon';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import { Face } from './Face';
import { leadsTo } from './leadsTo';
import styles from './NoticeLine.module.css';
import { NoticePins } from './NoticePins';
import { Sentence } from './Sentence';
import { SmallPin } from './SmallPin';

interface NoticeLineProps {
  notice: Notice;
  /** Shows all who did it. */
  onAll: () => void;
}

/** A notice in a list: who did it, what, when, and with which thing. All of it leads there. */
export function NoticeLine({ notice, onAll }: NoticeLineProps) {
  const { t } = useLingui();
  const words = useId();
  const { kind, is_seen: isSeen, comment, created_ms: ms } = notice;
  const address = leadsTo(notice);
  const text = comment?.text;
  return (
    <div className={styles.line} data-unseen={!isSeen || undefined}>
      {address === null && notice.actors.length > 0 && (
        <button
          type="button"
          className={styles.cover}
          aria-labelledby={words}
          aria-haspopup="dialog"
          onClick={onAll}
        />
      )}
      {address !== null && (
        // biome-ignore lint/a11y/useAnchorContent: the sentence beside it is its name
        <a
          className={styles.cover}
          href={address}
          rel={address.startsWith('/') ? undefined : 'noopener noreferrer'}
          aria-labelledby={words}
        />
      )}
      <Face notice={notice} />
      <div className={styles.words}>
        <div id={words}>
          <p className={styles.sentence}>
            {!isSeen && <VisuallyHidden>{t`New:`} </VisuallyHidden>}
            <Sentence notice={notice} onAll={onAll} /> <When ms={ms} className={styles.when} />
          </p>
          {text && (
            <p className={styles.quote}>
              <bdi>
                <Trans>“{text}”</Trans>
              </bdi>
            </p>
          )}
          <Hint kind={kind} />
        </div>
        {notice.pins.length > 0 && <NoticePins pins={notice.pins} />}
      </div>
      <Thing notice={notice} />
    </div>
  );
}

/** What can be done about it. */
function Hint({ kind }: { kind: Notice['kind'] }) {
  const { t } = useLingui();
  const hints: Partial<Record<Notice['kind'], string>> = {
    new_device: t`Was it not you? See where you are logged in.`,
    mail_refused: t`Your mail server refuses them. Check your email address.`,
    device_lost: t`It was not reached for days. Switch notifications on there again.`,
  };
  const words = hints[kind];
  return words ? <p className={styles.quote}>{words}</p> : null;
}

/** With what it happened, as a small picture; the sentence says it. */
function Thing({ notice: { kind, pin, pins, board } }: { notice: Notice }) {
  if (pin) {
    return (
      <span className={styles.thing}>
        <SmallPin pin={pin} />
      </span>
    );
  }
  if (!board || kind === 'merge_done' || pins.length > 0) return null;
  return (
    <span className={styles.thing}>
      <Icon name="boards" size={22} />
    </span>
  );
}
