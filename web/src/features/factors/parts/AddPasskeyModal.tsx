import { useLingui } from '@lingui/react/macro';
import { factorsApi } from 'features/factors/api';
import { addPasskeyRules } from 'features/factors/rules';
import { ProofField } from 'features/users/parts/ProofField';
import { useSecondFactor } from 'features/users/parts/secondFactor';
import { apiError } from 'lib/call';
import { describeAgent } from 'lib/describeAgent';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { FormModal } from 'ui/modal/FormModal';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import { canUsePasskeys, createPasskey, wasCancelled, wasKnown } from './passkeys';

interface AddPasskeyModalProps {
  /** Called when it is over. */
  onClose: () => void;
}

/** Makes a passkey on this device, under a name that its owner knows again. Load it with `lazy`. */
export function AddPasskeyModal({ onClose }: AddPasskeyModalProps) {
  const { t } = useLingui();
  const toast = useToast();
  const addPasskey = useAddPasskey();
  const askFactor = useSecondFactor();
  const state = useForm(addPasskeyRules, async (values) => {
    const error = await askFactor(() => addPasskey(values.name, values.password));
    if (error) return error;
    toast({ words: t`Passkey added` });
    onClose();
    return undefined;
  });
  const { browser, system } = describeAgent(navigator.userAgent);
  return (
    <FormModal
      wide
      title={t`Add a passkey`}
      lead={t`Your device will ask for your finger, your face or its PIN.`}
      state={state}
      action={t`Continue`}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t`Name`}
        description={t`By which you know it again.`}
        defaultValue={browser && system ? t`${browser} on ${system}` : ''}
        maxLength={60}
        required
        error={state.errors.name}
      />
      <ProofField error={state.errors.password} />
    </FormModal>
  );
}

/** Asks the server, the authenticator, and the server again; answers what went wrong. */
function useAddPasskey() {
  const [begin] = factorsApi.useBeginPasskeyMutation();
  const [add] = factorsApi.useAddPasskeyMutation();
  return async (name: string, password: string): Promise<ApiError | undefined> => {
    if (!canUsePasskeys()) return found('PasskeysUnavailable');
    try {
      const { token, options } = await begin({ password }).unwrap();
      const credential = await createPasskey(options as Record<string, unknown>);
      await add({ token, name, credential }).unwrap();
      return undefined;
    } catch (cause) {
      if (wasKnown(cause)) return found('PasskeyTaken');
      if (cause instanceof DOMException) {
        return found(wasCancelled(cause) ? 'PasskeyCancelled' : 'PasskeyInvalid');
      }
      return cause as ApiError;
    }
  };
}

/** What the browser found, in the form of a failure of the server. */
function found(
  key: 'PasskeysUnavailable' | 'PasskeyTaken' | 'PasskeyCancelled' | 'PasskeyInvalid',
) {
  return apiError({ extraData: { key } }, null);
}
