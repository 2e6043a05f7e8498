import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PinDetail } from 'features/pins/api';
import type { PinDialogProps } from 'features/pins/parts/dialogs';
import { useWholePin } from 'features/pins/parts/useWholePin';
import { sharesApi } from 'features/shares/api';
import { paths } from 'lib/paths';
import { sharePaths } from 'lib/sharePaths';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { Modal } from 'ui/modal/Modal';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { EmbedCode } from './EmbedCode';
import { PictureCard } from './PictureCard';
import { PinQr } from './PinQr';
import { ShareSheet } from './ShareSheet';
import styles from './ShareSheet.module.css';
import { useLinks } from './useLinks';

/** Hands a pin on, also to cameras, and as a code for websites. Load it with `lazy`. */
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
  const [note] = sharesApi.useSharePinMutation();
  const [shown, setShown] = useState<'sheet' | 'qr' | 'card' | 'embed'>('sheet');
  const links = useLinks(paths.pin(pin.id), (code) => sharePaths.sentPin(pin.id, code));
  const count = pin.share_count;
  const shared = () => void note({ pin_id: pin.id });
  const scanned = () => {
    shared();
    onClose();
  };
  if (shown === 'embed') return <EmbedCode pin={pin} onCopied={shared} onClose={onClose} />;
  if (shown === 'qr') return <PinQr pin={pin} onDone={scanned} onClose={onClose} />;
  if (shown === 'card') return <PictureCard pin={pin} onShared={shared} onClose={onClose} />;
  const isOpen = pin.board.privacy === 'public' && pin.board.sensitivity === 'none';
  // Boards of a private profile are public by their own word: its pins are not.
  const hasCard = isOpen && pin.seo_noindex_reason !== 'secret';
  return (
    <ShareSheet
      things={{ pin }}
      title={pin.title || pin.board.name}
      links={links}
      onShared={shared}
      onClose={onClose}
      ways={
        <>
          <Button wide onClick={() => setShown('qr')}>{t`Show a QR code`}</Button>
          {hasCard && <Button wide onClick={() => setShown('card')}>{t`Picture card`}</Button>}
        </>
      }
    >
      {isOpen && <Button wide onClick={() => setShown('embed')}>{t`Embed on a website`}</Button>}
      {count > 0 && (
        <p className={styles.quiet}>
          {t`${plural(count, { one: 'Shared by # person', other: 'Shared by # people' })}`}
        </p>
      )}
    </ShareSheet>
  );
}
