import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { passcodesApi } from 'features/passcodes/api';
import { PasscodeField } from 'features/passcodes/parts/PasscodeField';
import { passcodeRules, passcodeTexts } from 'features/passcodes/rules';
import type { Send, Sent } from 'features/users/parts/passcode';
import { apiError } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { FormModal, type FormModalProps } from 'ui/modal/FormModal';
import * as v from 'valibot';

export interface PasscodeModalProps {
  /** Sends the change with what was typed. */
  send: Send;
  /** Called with what came of it, and with what was typed; a closed dialog is a failure too. */
  onSettled: (outcome: Awaited<Sent>, passcode?: string) => void;
}

/**
 * Asks for the passcode before a protected setting is changed (specification §2, to the letter).
 * Load it with `lazy`.
 */
export function PasscodeModal({ send, onSettled }: PasscodeModalProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [noteClosure] = passcodesApi.useNoteClosureMutation();
  const { error, pending, type, state } = useEntering(send, onSettled);
  const close = () => {
    void noteClosure({ path: pathname });
    onSettled(notGiven(t`Nothing was changed: the passcode was not entered.`));
  };
  return (
    <FormModal
      wide
      cover
      busy={pending}
      title={t`Parental passcode required`}
      name={t`Parental passcode`}
      lead={
        <Trans>
          Enter your 4-digit passcode to change this setting. Forgot it?{' '}
          <a href={paths.parentalPasscode()}>Visit our help center.</a>
        </Trans>
      }
      state={state}
      action={t`Enter`}
      onClose={close}
    >
      <PasscodeField
        name="passcode"
        label={t`Enter a 4-digit code`}
        placeholder="XXXX"
        autoFocus
        error={error}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </FormModal>
  );
}

function notGiven(message: string): ApiError {
  return { ...apiError(null, null), key: 'PasscodeNotGiven', message };
}

const texts: Record<string, MessageDescriptor | undefined> & typeof passcodeTexts = passcodeTexts;

/** What is typed, what is wrong with it, and sending it. */
function useEntering(send: Send, onSettled: PasscodeModalProps['onSettled']) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setError(null);
  };
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    // A form of the page stands above this one for React.
    event.stopPropagation();
    if (pending || error) return;
    const checked = v.safeParse(passcodeRules, { passcode: typed }, { abortPipeEarly: true });
    if (!checked.success) {
      return setError(i18n._(texts[checked.issues[0].message] ?? texts.PasscodeLength));
    }
    setPending(true);
    const { passcode } = checked.output;
    const refused = await send(passcode);
    setPending(false);
    const isOurs = refused?.field === 'passcode' || refused?.key === 'PasscodeTriedTooOften';
    if (refused && isOurs) setError(errorText(i18n, refused));
    else onSettled(refused, passcode);
  };
  const state: FormModalProps['state'] = {
    // What is wrong stands at the field.
    failure: null,
    submit: { type: 'submit', pending, disabled: typed === '' || error !== null || pending },
    form: { noValidate: true, onSubmit: (event) => void enter(event) },
  };
  return { error, pending, type, state };
}
