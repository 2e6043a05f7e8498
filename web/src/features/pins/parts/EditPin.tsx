import { useLingui } from '@lingui/react/macro';
import type { LastBoard } from 'features/boards/parts/lastBoard';
import type { SectionRef } from 'features/boards/parts/sections';
import type { PinDetail } from 'features/pins/api';
import { pinChangesApi } from 'features/pins/parts/changes';
import type { PinDialogProps } from 'features/pins/parts/dialogs';
import { editRules } from 'features/pins/rules';
import { LeaveGuard } from 'features/pins/screens/LeaveGuard';
import { LeaveModal } from 'features/pins/screens/LeaveModal';
import { PinFields } from 'features/pins/screens/PinFields';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { cardSource } from 'lib/pictureSource';
import { useRef, useState } from 'react';
import { Button } from 'ui/button/Button';
import { FormModal } from 'ui/modal/FormModal';
import { Modal } from 'ui/modal/Modal';
import { Notice } from 'ui/notice/Notice';
import { Picture } from 'ui/picture/Picture';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { Switch } from 'ui/switch/Switch';
import { TextArea } from 'ui/text-area/TextArea';
import { useToast } from 'ui/toast/toasts';
import styles from './EditPin.module.css';
import { usePinDialog } from './usePinDialog';
import { useWholePin } from './useWholePin';

type PinPlace = { board: LastBoard; section: SectionRef | null };

/** Changes what a pin of one's own says and where it stands, or deletes it. Load it with `lazy`. */
export function EditPin({ pin, onClose }: PinDialogProps) {
  const { t } = useLingui();
  const whole = useWholePin(pin, onClose);
  if (whole) return <EditForm pin={whole} onClose={onClose} />;
  return (
    <Modal open size="large" title={t`Edit pin`} onOpenChange={onClose}>
      <Skeleton height={420} />
    </Modal>
  );
}

interface EditFormProps {
  /** All of it: the card that a menu knows lacks most words. */
  pin: PinDetail;
  onClose: () => void;
}

function EditForm({ pin, onClose }: EditFormProps) {
  const { t } = useLingui();
  const ask = usePinDialog();
  const touched = useRef(false);
  const [leaving, setLeaving] = useState(false);
  const [place, setPlace] = useState<PinPlace>({ board: pin.board, section: pin.section ?? null });
  const state = useEdit(pin, () => {
    touched.current = false;
    onClose();
  });
  const touch = () => {
    touched.current = true;
  };
  const form: typeof state.form = {
    ...state.form,
    onInput: (event) => {
      touch();
      state.form.onInput(event);
    },
  };
  const close = () => (touched.current ? setLeaving(true) : onClose());
  return (
    <>
      {' '}
      <FormModal
        size="large"
        title={t`Edit pin`}
        state={{ ...state, form }}
        action={t`Save`}
        aside={
          <Button kind="plain" onClick={() => ask('delete', pin)}>
            {t`Delete`}
          </Button>
        }
        onClose={close}
      >
        <div className={styles.pin}>
          <div className={styles.picture}>
            <Picture {...cardSource(pin.images)} alt="" color={pin.dominant_color} sizes="240px" />
          </div>
          <div className={styles.fields}>
            {pin.sensitivity_screen && (
              <Notice icon="alert">
                {t`A program of this site found that the picture may be sensitive, so others see it after they ask for it. The people who run the site look at it.`}
              </Notice>
            )}
            <PinFields
              words={{ ...pin, link: pin.link ?? '' }}
              linkFixed={pin.is_repin}
              errors={state.errors}
              board={place.board}
              section={place.section}
              onPlace={(board, section) => {
                touch();
                setPlace({ board, section });
              }}
            />
            <OwnFields pin={pin} error={state.errors.pin_note} />
          </div>
        </div>
      </FormModal>
      <LeaveGuard title={t`Leave without saving?`} when={() => touched.current} />
      {leaving && (
        <LeaveModal
          title={t`Leave without saving?`}
          onLeave={onClose}
          onStay={() => setLeaving(false)}
        />
      )}
    </>
  );
}

/** What only the pinner decides about it. */
function OwnFields({ pin, error }: { pin: PinDetail; error: string | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <TextArea
        name="pin_note"
        label={t`Note`}
        description={t`Only you see it.`}
        defaultValue={pin.pin_note ?? ''}
        maxLength={500}
        rows={2}
        error={error}
      />
      <Switch
        name="comments"
        label={t`Allow comments`}
        description={t`People can write under this pin.`}
        defaultChecked={!pin.comments_disabled}
      />
    </>
  );
}

/** Sends what was changed, says so, and is done. */
function useEdit(pin: PinDetail, onDone: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const [update] = pinChangesApi.useUpdatePinMutation();
  return useForm(editRules, async ({ board_id, section, comments, ...words }) => {
    const moved = board_id !== pin.board.id || section !== (pin.section?.id ?? '');
    try {
      const saved: PinDetail = await update({
        ...words,
        id: pin.id,
        comments_disabled: comments === undefined,
        ...(moved && { board_id, section: section || null }),
      }).unwrap();
      toast({
        words: moved ? t`Moved to ${saved.board.name}` : t`Changes saved`,
        picture: saved.images['60x60'].url,
      });
      onDone();
      return undefined;
    } catch (refused) {
      return refused as ApiError;
    }
  });
}
