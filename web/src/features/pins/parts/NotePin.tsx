import { useLingui } from '@lingui/react/macro';
import { pinsApi } from 'features/pins/api';
import type { PinDialogProps } from 'features/pins/parts/dialogs';
import { noteRules } from 'features/pins/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { useId } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { Modal } from 'ui/modal/Modal';
import { TextArea } from 'ui/text-area/TextArea';
import { useToast } from 'ui/toast/toasts';

/** Notes something on a pin of one's own. Load it with `lazy`. */
export function NotePin({ pin, onClose }: PinDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const toast = useToast();
  const [update] = pinsApi.useUpdatePinMutation();
  const { errors, failure, submit, form } = useForm(noteRules, async ({ pin_note }) =>
    update({ id: pin.id, pin_note })
      .unwrap()
      .then(
        () => {
          toast({ words: pin_note ? t`Note saved` : t`Note removed` });
          onClose();
          return undefined;
        },
        (error: ApiError) => error,
      ),
  );
  const title = pin.pin_note ? t`Edit note` : t`Add note`;
  return (
    <Modal
      open
      size="small"
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button {...submit} form={id} kind="primary">
            {t`Save`}
          </Button>
        </>
      }
    >
      <form {...form} id={id} aria-label={title}>
        <FormError words={failure} />
        <TextArea
          name="pin_note"
          label={t`Note`}
          description={t`Only you see it.`}
          defaultValue={pin.pin_note ?? ''}
          maxLength={500}
          rows={4}
          autoFocus
          error={errors.pin_note}
        />
      </form>
    </Modal>
  );
}
