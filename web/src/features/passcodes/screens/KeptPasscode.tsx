import { useLingui } from '@lingui/react/macro';
import { passcodesApi } from 'features/passcodes/api';
import { usePasscode, withCode } from 'features/users/parts/passcode';
import { viewerChanged } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from 'ui/button/Button';
import { Notice } from 'ui/notice/Notice';
import { useToast } from 'ui/toast/toasts';
import styles from './Passcode.module.css';

/** The passcode is set: another, when it is forgotten, and its end. */
export function KeptPasscode({ email }: { /** The parent's address, in part. */ email: string }) {
  const { t } = useLingui();
  return (
    <>
      <Notice icon="lock">{t`The passcode is set. Its backup email is ${email}.`}</Notice>
      <Forgotten email={email} />
      <Remove />
    </>
  );
}

function Forgotten({ email }: { email: string }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [request, { isLoading }] = passcodesApi.useRequestPasscodeResetMutation();
  const [isSent, setIsSent] = useState(false);
  const press = async () => {
    const { error } = await request({});
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    else setIsSent(true);
  };
  return (
    <section className={styles.section} aria-labelledby="passcode-forgotten">
      <h2 id="passcode-forgotten">{t`Forgot the passcode?`}</h2>
      <p className={styles.words}>{t`We send a link to ${email}. It leads to a new passcode.`}</p>
      <div role="status">
        {isSent ? (
          <p>{t`The mail is on its way. The link works once, for one hour.`}</p>
        ) : (
          <Button pending={isLoading} onClick={() => void press()}>{t`Send the link`}</Button>
        )}
      </div>
    </section>
  );
}

function Remove() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const dispatch = useDispatch();
  const ask = usePasscode();
  const [remove] = passcodesApi.useRemovePasscodeMutation();
  const press = async () => {
    const error = await ask(async (passcode) => {
      const answer = await remove(withCode({}, passcode));
      if (!answer.data) return answer.error as ApiError;
      dispatch(viewerChanged(answer.data));
      toast({ words: t`The passcode is removed.` });
      return undefined;
    });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  return (
    <section className={styles.section} aria-labelledby="passcode-remove">
      <h2 id="passcode-remove">{t`Remove the passcode`}</h2>
      <p
        className={styles.words}
      >{t`All settings can be changed without it then. We tell the backup email.`}</p>
      <div>
        <Button onClick={() => void press()}>{t`Remove passcode`}</Button>
      </div>
    </section>
  );
}
