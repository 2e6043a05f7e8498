import { Trans, useLingui } from '@lingui/react/macro';
import { When } from 'features/conversations/parts/When';
import type { Notice } from 'features/notifications/api';
import { cardSource } from 'lib/pictureSource';
import { useId } from 'react';
import { Icon } from 'ui/icon/Icon';
import { Picture } from 'ui/picture/Picture';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import { Face } from './Face';
import { leadsTo } from './leadsTo';
import styles from './NoticeLine.module.css';
import { Sentence } from './Sentence';

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
      {address === null ? (
        <button
          type="button"
          className={styles.cover}
          aria-labelledby={words}
          aria-haspopup="dialog"
          onClick={onAll}
        />
      ) : (
        // biome-ignore lint/a11y/useAnchorContent: the sentence beside it is its name
        <a className={styles.cover} href={address} aria-labelledby={words} />
      )}
      <Face notice={notice} />
      <div className={styles.words} id={words}>
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
        {kind === 'new_device' && (
          <p className={styles.quote}>{t`Was it not you? See where you are logged in.`}</p>
        )}
      </div>
      <Thing notice={notice} />
    </div>
  );
}

/** With what it happened, as a small picture; the sentence says it. */
function Thing({ notice: { kind, pin, board } }: { notice: Notice }) {
  if (pin) {
    return (
      <span className={styles.thing}>
        <Picture {...cardSource(pin.images)} alt="" color={pin.dominant_color} sizes="56px" cover />
      </span>
    );
  }
  if (!board || kind === 'merge_done') return null;
  return (
    <span className={styles.thing}>
      <Icon name="boards" size={22} />
    </span>
  );
}
