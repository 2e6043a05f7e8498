import { Trans, useLingui } from '@lingui/react/macro';
import type { PinDetail } from 'features/pins/api';
import type { PinDialogProps } from 'features/pins/parts/dialogs';
import { useWholePin } from 'features/pins/parts/useWholePin';
import { STATUS, sponsorshipsApi } from 'features/sponsorships/api';
import { sponsorRules } from 'features/sponsorships/rules';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { useForm } from 'lib/form';
import { paths } from 'lib/paths';
import { FormModal } from 'ui/modal/FormModal';
import { Modal } from 'ui/modal/Modal';
import { ModalButtons } from 'ui/modal/ModalButtons';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import styles from './SponsorDialog.module.css';

/** Names who pays for a pin of one's own, or takes that back. Load it with `lazy`. */
export function SponsorDialog({ pin, onClose }: PinDialogProps) {
  const { t } = useLingui();
  const data = useWholePin(pin, onClose);
  if (!data) {
    return (
      <Modal open size="small" title={t`Paid partnership`} onOpenChange={onClose}>
        <Skeleton height={120} />
      </Modal>
    );
  }
  return data.sponsorship ? (
    <Named pin={data} sponsorship={data.sponsorship} onClose={onClose} />
  ) : (
    <Ask pin={data} onClose={onClose} />
  );
}

function Ask({ pin, onClose }: { pin: PinDetail; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const [request] = sponsorshipsApi.useRequestSponsorshipMutation();
  const state = useForm(sponsorRules, ({ username }) =>
    request({ pin_id: pin.id, username })
      .unwrap()
      .then(
        () => {
          toast({ words: t`Asked. It is shown once they approve.` });
          onClose();
          return undefined;
        },
        (error: ApiError) => error,
      ),
  );
  return (
    <FormModal title={t`Paid partnership`} state={state} action={t`Ask them`} onClose={onClose}>
      <p className={styles.words}>
        {t`If somebody paid for this pin, name them. They are asked, and once they approve, everybody who sees the pin is told.`}
      </p>
      <TextField
        name="username"
        label={t`Username of the sponsor`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={state.errors.username}
      />
    </FormModal>
  );
}

interface NamedProps {
  pin: PinDetail;
  /** Who was asked. */
  sponsorship: NonNullable<PinDetail['sponsorship']>;
  onClose: () => void;
}

function Named({ pin, sponsorship, onClose }: NamedProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [remove, { isLoading }] = sponsorshipsApi.useRemoveSponsorshipMutation();
  const { sponsor, status } = sponsorship;
  const name = <a href={paths.profile(sponsor.username)}>{sponsor.full_name}</a>;
  const press = async () => {
    const { error } = await remove({ pin_id: pin.id });
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    toast({ words: t`Partnership removed` });
    onClose();
  };
  return (
    <Modal
      open
      size="small"
      title={t`Paid partnership`}
      onOpenChange={onClose}
      footer={
        <ModalButtons
          yes={t`Remove partnership`}
          no={t`Close`}
          button={{ kind: 'danger', pending: isLoading }}
          onYes={() => void press()}
          onNo={onClose}
        />
      }
    >
      <p className={styles.words}>
        {status === STATUS.pending && <Trans>{name} has not answered yet.</Trans>}
        {status === STATUS.approved && (
          <Trans>{name} approved. Everybody who sees the pin is told.</Trans>
        )}
        {status === STATUS.declined && <Trans>{name} declined.</Trans>}
        {status === STATUS.sponsorRemoved && <Trans>{name} removed themselves.</Trans>}
      </p>
    </Modal>
  );
}
