import { useLingui } from '@lingui/react/macro';
import { type Factors, factorsApi } from 'features/factors/api';
import { withCode } from 'features/users/parts/passcode';
import { formatDay } from 'lib/format/day';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';
import { FramedLine, FramedList } from 'ui/framed-list/FramedList';
import { useToast } from 'ui/toast/toasts';
import styles from './FactorSections.module.css';

const AddPasskeyModal = lazy(() =>
  import('./AddPasskeyModal').then((file) => ({ default: file.AddPasskeyModal })),
);
const ProofModal = lazy(() =>
  import('features/users/parts/ProofModal').then((file) => ({ default: file.ProofModal })),
);

type Passkey = Factors['passkeys'][number];

/** The account's passkeys: which there are, one more, one less. */
export function PasskeysSection({ factors }: { /** What there is. */ factors: Factors }) {
  const { t } = useLingui();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  return (
    <section className={styles.section} aria-labelledby="passkeys">
      <h2 id="passkeys">{t`Passkeys`}</h2>
      <p className={styles.words}>
        {t`Log in with your finger, your face or the PIN of your device instead of a password. Nobody can guess or steal a passkey from us.`}
      </p>
      {factors.passkeys.length > 0 && (
        <FramedList>
          {factors.passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </FramedList>
      )}
      {factors.can_use_passkeys ? (
        <div>
          <Button onClick={() => setAdding(true)}>{t`Add a passkey`}</Button>
        </div>
      ) : (
        <p>{t`Passkeys need a host with a name; this one is asked by its number.`}</p>
      )}
      <Suspense>
        {adding && <AddPasskeyModal onClose={() => setAdding(false)} />}
        {removing && <Remove passkey={removing} onClose={() => setRemoving(null)} />}
      </Suspense>
    </section>
  );
}

function PasskeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t, i18n } = useLingui();
  const { name, created_ms, used_ms } = passkey;
  const added = formatDay(created_ms, i18n.locale);
  const used = used_ms ? formatDay(used_ms, i18n.locale) : null;
  return (
    <FramedLine
      name={name}
      detail={
        used ? t`Added on ${added}, last used on ${used}` : t`Added on ${added}, not used yet`
      }
      action={
        <Button size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>
          {t`Remove`}
        </Button>
      }
    />
  );
}

function Remove({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const [remove] = factorsApi.useRemovePasskeyMutation();
  const { id, name } = passkey;
  return (
    <ProofModal
      open
      onOpenChange={onClose}
      title={t`Remove ${name}`}
      words={t`This passkey will no longer open your account.`}
      action={t`Remove`}
      dangerous
      isProtected
      prove={(password, passcode) =>
        remove(withCode({ passkey_id: id, password }, passcode)).unwrap()
      }
      onProved={() => {
        toast({ words: t`Passkey removed` });
        onClose();
      }}
    />
  );
}
