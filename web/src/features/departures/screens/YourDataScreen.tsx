import { useLingui } from '@lingui/react/macro';
import { leaveBehind } from 'features/sessions/parts/logOut';
import { accountApi } from 'features/users/parts/account';
import { ProofModal } from 'features/users/parts/ProofModal';
import { withCode } from 'features/users/parts/passcode';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { settingsPaths } from 'lib/settingsPaths';
import { type ReactNode, useState } from 'react';
import { Button } from 'ui/button/Button';
import styles from './YourDataScreen.module.css';

/** Everything that is stored about the viewer: take it along, hide it, have it erased. */
export function YourDataScreen({ exported }: { /** How to take it along. */ exported: ReactNode }) {
  const { t } = useLingui();
  return (
    <SettingsPage
      title={t`Your data`}
      lead={t`What is stored about you belongs to you. Take it along, hide it for a while, or have it erased.`}
    >
      {({ id }) => (
        <div className={styles.sections}>
          {exported}
          <Deactivate userId={id} />
          <Delete userId={id} />
        </div>
      )}
    </SettingsPage>
  );
}

/** Sections that end the session of an account. */
interface LeaveProps {
  /** Whose. */
  userId: string;
}

function Deactivate({ userId }: LeaveProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [deactivate] = accountApi.useDeactivateUserMutation();
  return (
    <section className={styles.section} aria-labelledby="deactivate">
      <h2 id="deactivate">{t`Deactivate your account`}</h2>
      <p>
        {t`Nobody sees your profile, boards and pins until you log in again. Nothing is erased.`}
      </p>
      <div>
        <Button onClick={() => setAsking(true)}>{t`Deactivate account`}</Button>
      </div>
      <ProofModal
        open={asking}
        onOpenChange={setAsking}
        title={t`Deactivate your account`}
        words={t`You are logged out everywhere, and your profile is hidden until you log in again.`}
        action={t`Deactivate account`}
        isProtected
        prove={(password, passcode) => deactivate(withCode({ password }, passcode)).unwrap()}
        onProved={() => void leaveBehind(userId, settingsPaths.left('hidden'))}
      />
    </section>
  );
}

function Delete({ userId }: LeaveProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [remove] = accountApi.useDeleteUserMutation();
  return (
    <section className={styles.section} aria-labelledby="delete">
      <h2 id="delete">{t`Delete your account`}</h2>
      <p>
        {t`Your profile, boards and pins are hidden at once. After 30 days everything that is stored about you is erased, and nobody can bring it back. Until then you keep your account by logging in.`}
      </p>
      <div>
        <Button kind="danger" onClick={() => setAsking(true)}>{t`Delete account`}</Button>
      </div>
      <ProofModal
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete your account`}
        words={t`You are logged out everywhere. You have 30 days to change your mind by logging in; then everything is erased for good.`}
        action={t`Delete account`}
        dangerous
        isProtected
        prove={(password, passcode) => remove(withCode({ password }, passcode)).unwrap()}
        onProved={() => void leaveBehind(userId, settingsPaths.left('deleted'))}
      />
    </section>
  );
}
