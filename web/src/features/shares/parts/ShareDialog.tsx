import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useShowMessages } from 'features/conversations/parts/useShowMessages';
import type { PinDetail } from 'features/pins/api';
import type { PinDialogProps } from 'features/pins/parts/dialogs';
import { useWholePin } from 'features/pins/parts/useWholePin';
import { sharesApi } from 'features/shares/api';
import { useCopyLink } from 'features/users/parts/useShare';
import { useViewer } from 'features/users/parts/viewer';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { Modal } from 'ui/modal/Modal';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { EmbedCode } from './EmbedCode';
import { OtherPlaces } from './OtherPlaces';
import { PeopleRow } from './PeopleRow';
import { PinQr } from './PinQr';
import styles from './ShareDialog.module.css';
import { useLinks } from './useLinks';

/**
 * Hands a pin on: to people first, then its address, also for cameras, other places, and a code for
 * websites. Load it with `lazy`.
 */
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
  const [shown, setShown] = useState<'sheet' | 'qr' | 'embed'>('sheet');
  const viewer = useViewer();
  const { showNewMessage } = useShowMessages();
  const links = useLinks(pin.id);
  const url = absolute(links.link);
  const title = pin.title || pin.board.name;
  const count = pin.share_count;
  const shared = () => void note({ pin_id: pin.id });
  const copy = async () => {
    await copyLink(links.link);
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
  const scanned = () => {
    shared();
    onClose();
  };
  if (shown === 'embed') return <EmbedCode pin={pin} onCopied={shared} onClose={onClose} />;
  if (shown === 'qr') return <PinQr pin={pin} onDone={scanned} onClose={onClose} />;
  const isOpen = pin.board.privacy === 'public' && pin.board.sensitivity === 'none';
  return (
    <Modal open size="small" title={t`Share`} onOpenChange={onClose}>
      <div className={styles.share}>
        {viewer?.should_show_messaging && (
          <>
            <PeopleRow things={{ pin }} onSent={shared} />
            <Button wide icon="message" onClick={send}>
              {t`Send in a message`}
            </Button>
          </>
        )}
        <p className={styles.address}>
          <span className={styles.url}>{url}</span>
          <Button size="small" kind="inverse" onClick={() => void copy()}>{t`Copy link`}</Button>
        </p>
        <div className={styles.ways}>
          {'share' in navigator && (
            <Button wide icon="share" onClick={() => void hand()}>{t`Share with an app`}</Button>
          )}
          <Button wide onClick={() => setShown('qr')}>{t`Show a QR code`}</Button>
        </div>
        <OtherPlaces url={absolute(links.place)} title={title} onShared={shared} />
        {isOpen && <Button wide onClick={() => setShown('embed')}>{t`Embed on a website`}</Button>}
        {count > 0 && (
          <p className={styles.count}>
            {t`${plural(count, { one: 'Shared by # person', other: 'Shared by # people' })}`}
          </p>
        )}
      </div>
    </Modal>
  );
}

function absolute(path: string): string {
  return new URL(path, window.location.origin).href;
}
