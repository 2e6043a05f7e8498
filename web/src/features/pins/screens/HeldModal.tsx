import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from 'lib/call';
import { paths } from 'lib/paths';
import { Button } from 'ui/button/Button';
import { Modal } from 'ui/modal/Modal';

interface HeldModalProps {
  /** Where the picture is already, or one like it. */
  held: Schema['Duplicate'];
  /** It is published all the same. */
  onPublish: () => void;
  /** It is not. */
  onClose: () => void;
}

/** Asks before a picture is published that is on a board already. Load it with `lazy`. */
export function HeldModal({ held, onPublish, onClose }: HeldModalProps) {
  const { t } = useLingui();
  const { name } = held.board;
  return (
    <Modal
      open
      urgent
      size="small"
      title={held.is_same ? t`Already on ${name}` : t`A picture like this is on ${name}`}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Keep editing`}</Button>
          <Button kind="primary" onClick={onPublish}>
            {t`Publish anyway`}
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          You can publish it once more, or look at{' '}
          <a href={paths.pin(held.pin_id)} target="_blank" rel="noreferrer">
            the pin that is there
          </a>
          .
        </Trans>
      </p>
    </Modal>
  );
}
