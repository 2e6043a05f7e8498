import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useShowMessages } from 'features/conversations/parts/useShowMessages';
import type { PinDetail } from 'features/pins/api';
import type { PinDialogProps } from 'features/pins/parts/dialogs';
import { useWholePin } from 'features/pins/parts/useWholePin';
import { sharesApi } from 'features/shares/api';
import { useCopyLink } from 'features/users/parts/useShare';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import { Modal } from 'ui/modal/Modal';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { EmbedCode } from './EmbedCode';
import styles from './ShareDialog.module.css';
import { mailWith, shareTargetsFor } from './shareTargets';

/** Hands a pin on: its address, other places, a code for websites. Load it with `lazy`. */
export function ShareDialog({ pin, onClose }: PinDialogProps) {
  const { t } = useLingui();
  const whole = useWholePin(pin, onClose);
  if (whole) return <Share pin={whole} onClose={onClose} />;
  return (
    <Modal open size="small" title={t`Share`} onOpenChange={onClose}>
      <Skeleton height={280} />
    </Modal>
  );
}

function Share({ pin, onClose }: { pin: PinDetail; onClose: () => void }) {
  const { t } = useLingui();
  const copyLink = useCopyLink();
  const [note] = sharesApi.useSharePinMutation();
  const [embedding, setEmbedding] = useState(false);
  const viewer = useViewer();
  const { showNewMessage } = useShowMessages();
  const path = paths.pin(pin.id);
  const url = new URL(path, window.location.origin).href;
  const title = pin.title || pin.board.name;
  const count = pin.share_count;
  const shared = () => void note({ pin_id: pin.id });
  const copy = async () => {
    await copyLink(path);
    shared();
    onClose();
  };
  const hand = async () => {
    // A closed dialog has shared nothing.
    const done = await navigator.share({ title, url }).then(
      () => true,
      () => false,
    );
    if (!done) return;
    shared();
    onClose();
  };
  const send = () => {
    onClose();
    showNewMessage({ pin });
  };
  if (embedding) return <EmbedCode pin={pin} onCopied={shared} onClose={onClose} />;
  const isOpen = pin.board.privacy === 'public' && pin.board.sensitivity === 'none';
  return (
    <Modal open size="small" title={t`Share`} onOpenChange={onClose}>
      <div className={styles.share}>
        {viewer?.should_show_messaging && (
          <Button wide kind="primary" icon="message" onClick={send}>
            {t`Send in a message`}
          </Button>
        )}
        <p className={styles.address}>
          <span className={styles.url}>{url}</span>
          <Button size="small" kind="inverse" onClick={() => void copy()}>{t`Copy link`}</Button>
        </p>
        {'share' in navigator && (
          <Button wide icon="share" onClick={() => void hand()}>{t`Share with an app`}</Button>
        )}
        <ul className={styles.targets} aria-label={t`Other places`}>
          <li>
            <a className={styles.target} href={mailWith(url, title)} onClick={shared}>
              {t`Email`}
              <Icon name="link-out" size={16} />
            </a>
          </li>
          {shareTargetsFor(url, title).map(({ name, href }) => (
            <li key={name}>
              <a
                className={styles.target}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                onClick={shared}
              >
                {name}
                <Icon name="link-out" size={16} />
              </a>
            </li>
          ))}
        </ul>
        {isOpen && <Button wide onClick={() => setEmbedding(true)}>{t`Embed on a website`}</Button>}
        {count > 0 && (
          <p className={styles.count}>
            {t`${plural(count, { one: 'Shared by # person', other: 'Shared by # people' })}`}
          </p>
        )}
      </div>
    </Modal>
  );
}
