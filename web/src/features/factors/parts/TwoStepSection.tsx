import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Factors, factorsApi } from 'features/factors/api';
import { withCode } from 'features/users/parts/passcode';
import { ResendButton } from 'features/users/parts/ResendButton';
import { formatDay } from 'lib/format/day';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import { Notice } from 'ui/notice/Notice';
import { useToast } from 'ui/toast/toasts';
import styles from './FactorSections.module.css';

const SetUpModal = lazy(() =>
  import('./SetUpModal').then((file) => ({ default: file.SetUpModal })),
);
const RenewModal = lazy(() =>
  import('./RenewModal').then((file) => ({ default: file.RenewModal })),
);
const ProofModal = lazy(() =>
  import('features/users/parts/ProofModal').then((file) => ({ default: file.ProofModal })),
);

type Open = 'set-up' | 'renew' | 'off' | null;

/** Two-step verification: whether it is on, and everything that can be done about it. */
export function TwoStepSection({ factors }: { /** What there is. */ factors: Factors }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <section className={styles.section} aria-labelledby="two-step">
      <h2 id="two-step">{t`Two-step verification`}</h2>
      <p className={styles.words}>
        {t`After your password we ask for a code from an app on your phone, so a stolen password alone opens nothing.`}
      </p>
      {factors.has_mfa_enabled ? (
        <On factors={factors} onOpen={setOpen} />
      ) : (
        <Off factors={factors} onOpen={setOpen} />
      )}
      <Suspense>
        {open === 'set-up' && <SetUpModal onClose={close} />}
        {open === 'renew' && <RenewModal onClose={close} />}
        {open === 'off' && <SwitchOff onClose={close} />}
      </Suspense>
    </section>
  );
}

interface StateProps {
  factors: Factors;
  onOpen: (open: Open) => void;
}

function Off({ factors, onOpen }: StateProps) {
  const { t } = useLingui();
  if (!factors.can_enable_mfa) {
    return (
      <Notice icon="lock" action={<ResendButton />}>
        {t`Verify your email first. Open the link in the mail we sent you.`}
      </Notice>
    );
  }
  return (
    <div>
      <Button kind="primary" onClick={() => onOpen('set-up')}>{t`Switch on`}</Button>
    </div>
  );
}

function On({ factors, onOpen }: StateProps) {
  const { t, i18n } = useLingui();
  const since = formatDay(factors.mfa_enabled_ms ?? 0, i18n.locale);
  const left = factors.recovery_codes_left;
  return (
    <>
      <div>
        <p className={styles.state} data-tone="on">
          <Icon name="check" size={20} />
          <Trans>On since {since}</Trans>
        </p>
        <p className={styles.detail}>
          <Plural
            value={left}
            _0="No recovery codes left. Make new ones, so that a lost phone locks nobody out."
            one="# recovery code left"
            other="# recovery codes left"
          />
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => onOpen('renew')}>{t`New recovery codes`}</Button>
        <Button onClick={() => onOpen('off')}>{t`Switch off`}</Button>
      </div>
    </>
  );
}

function SwitchOff({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const [disable] = factorsApi.useDisableTotpMutation();
  return (
    <ProofModal
      open
      onOpenChange={onClose}
      title={t`Switch off two-step verification`}
      words={t`Your account will be protected by its password alone, and your recovery codes become void.`}
      action={t`Switch off`}
      dangerous
      isProtected
      prove={(password, passcode) => disable(withCode({ password }, passcode)).unwrap()}
      onProved={() => {
        toast({ words: t`Two-step verification is off` });
        onClose();
      }}
    />
  );
}
