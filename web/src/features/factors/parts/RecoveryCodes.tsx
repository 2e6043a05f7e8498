import { useLingui } from '@lingui/react/macro';
import { useViewer } from 'features/users/parts/viewer';
import { Button } from 'ui/button/Button';
import { useToast } from 'ui/toast/toasts';
import styles from './FactorModal.module.css';

interface RecoveryCodesProps {
  /** The codes, which are shown this once. */
  codes: string[];
  /** Called when the reader has kept them. */
  onDone: () => void;
}

/** Recovery codes, and every way to keep them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const toast = useToast();
  const name = useViewer()?.username ?? '';
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ words: t`Copied` }),
      () => toast({ words: t`The browser did not let us copy. Select the codes instead.` }),
    );
  return (
    <div className={styles.step}>
      <p>
        {t`Each code opens your account once, when your phone is lost or broken. We cannot show them again.`}
      </p>
      <ul className={styles.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{t`Copy`}</Button>
        <Button onClick={() => download(text, `${window.location.hostname}-${name}.txt`)}>
          {t`Download`}
        </Button>
        <Button onClick={() => window.print()}>{t`Print`}</Button>
      </div>
      <div className={styles.done}>
        <Button kind="primary" wide onClick={onDone}>{t`I have kept them`}</Button>
      </div>
    </div>
  );
}

/** Hands a text to the reader as a file; it never leaves the browser. */
function download(text: string, file: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
