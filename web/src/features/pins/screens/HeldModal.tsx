import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from 'lib/call';
import { paths } from 'lib/paths';
import { Modal } from 'ui/modal/Modal';
import { ModalButtons } from 'ui/modal/ModalButtons';

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
        <ModalButtons
          yes={t`Publish anyway`}
          no={t`Keep editing`}
          onYes={onPublish}
          onNo={onClose}
        />
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
