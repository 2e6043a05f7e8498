import { useLingui } from '@lingui/react/macro';
import { Button } from '../button/Button';
import { TextField } from '../text-field/TextField';
import { useToast } from '../toast/toasts';
import styles from './Copyable.module.css';

export interface CopyableProps {
  /** What it is. */
  label: string;
  /** What is copied, to the letter. */
  text: string;
}

/** A text to be put somewhere else, with a button that copies it. */
export function Copyable({ label, text }: CopyableProps) {
  const { t } = useLingui();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ words: t`Copied` });
    } catch {
      toast({ words: t`Your browser does not let us copy. Select the text and copy it yourself.` });
    }
  };
  return (
    <div className={styles.line}>
      <TextField
        label={label}
        value={text}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.button}>
        <Button size="large" aria-label={t`Copy ${label}`} onClick={() => void copy()}>
          {t`Copy`}
        </Button>
      </div>
    </div>
  );
}
