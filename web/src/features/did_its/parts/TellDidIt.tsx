import { useLingui } from '@lingui/react/macro';
import type { DidIt } from 'features/did_its/api';
import { didItRules, MOST_SHOTS } from 'features/did_its/rules';
import { tellingApi } from 'features/did_its/telling';
import { PICTURE_TYPES } from 'features/uploads/parts/kinds';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { FormModal } from 'ui/modal/FormModal';
import { TextArea } from 'ui/text-area/TextArea';
import { useToast } from 'ui/toast/toasts';
import { ShotInput } from './ShotInput';
import { useShots } from './useShots';

interface TellDidItProps {
  /** Of which pin. */
  pinId: string;
  /** What the viewer told of it before. */
  told?: DidIt | undefined;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** The viewer tells that they did what a pin shows. Load it with `lazy`. */
export function TellDidIt({ pinId, told, onClose }: TellDidItProps) {
  const { t } = useLingui();
  const toast = useToast();
  const [tell] = tellingApi.useTellDidItMutation();
  const { shots, problem, waiting, add, remove } = useShots(told ? shotsOf(told) : []);
  const state = useForm(didItRules, ({ details }) => {
    const signatures = shots.flatMap(({ signature }) => signature ?? []);
    return tell({ pin_id: pinId, details, image_signatures: signatures })
      .unwrap()
      .then(
        () => {
          toast({ words: told ? t`Saved` : t`Published below the pin` });
          onClose();
          return undefined;
        },
        (error: ApiError) => error,
      );
  });
  return (
    <FormModal
      title={told ? t`Change what you told` : t`You made this`}
      state={state}
      action={told ? t`Save` : t`Publish`}
      waiting={waiting}
      onClose={onClose}
    >
      <ShotInput
        shots={shots}
        problem={problem}
        full={shots.length >= MOST_SHOTS}
        accept={PICTURE_TYPES}
        onAdd={add}
        onRemove={remove}
      />
      <TextArea
        name="details"
        label={t`How did it go?`}
        description={t`What you changed, what others should know. You can leave it empty.`}
        defaultValue={told?.details ?? ''}
        maxLength={500}
        rows={4}
        error={state.errors.details}
      />
    </FormModal>
  );
}

function shotsOf({ images, image_signatures }: DidIt) {
  return image_signatures.map((signature, place) => ({
    key: signature,
    src: images[place]?.['236x'].url ?? '',
    signature,
  }));
}
