import { useLingui } from '@lingui/react/macro';
import { factorsApi } from 'features/factors/api';
import { addPasskeyRules } from 'features/factors/rules';
import { ProofField } from 'features/users/parts/ProofField';
import { apiError } from 'lib/call';
import { describeAgent } from 'lib/describeAgent';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { Modal } from 'ui/modal/Modal';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import styles from './FactorModal.module.css';
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
  const { errors, failure, submit, form } = useForm(addPasskeyRules, async (values) => {
    const error = await addPasskey(values.name, values.password);
    if (error) return error;
    toast({ words: t`Passkey added` });
    onClose();
    return undefined;
  });
  const { browser, system } = describeAgent(navigator.userAgent);
  return (
    <Modal open onOpenChange={onClose} size="small" title={t`Add a passkey`}>
      <form className={styles.form} {...form} aria-label={t`Add a passkey`}>
        <p>{t`Your device will ask for your finger, your face or its PIN.`}</p>
        <FormError words={failure} />
        <TextField
          name="name"
          label={t`Name`}
          description={t`By which you know it again.`}
          defaultValue={browser && system ? t`${browser} on ${system}` : ''}
          maxLength={60}
          required
          error={errors.name}
        />
        <ProofField error={errors.password} />
        <Button {...submit} kind="primary" wide>{t`Continue`}</Button>
      </form>
    </Modal>
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
