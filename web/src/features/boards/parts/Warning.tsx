import { useLingui } from '@lingui/react/macro';
import type { BoardRef } from 'features/boards/api';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import styles from './Warning.module.css';

interface WarningProps {
  /** What it warns of. */
  reason: BoardRef['sensitivity'];
  /** Called when it is to be shown all the same. */
  onShow: () => void;
}

/** Stands before what is on a sensitive board. */
export function Warning({ reason, onShow }: WarningProps) {
  const { t } = useLingui();
  const words = {
    none: '',
    mature: t`This board is for adults.`,
    graphic: t`This board shows wounds, operations or violence.`,
    distressing: t`What is on this board may distress you.`,
  }[reason];
  return (
    <section className={styles.warning} aria-label={t`Warning`}>
      <span className={styles.disc}>
        <Icon name="eye-off" size={28} />
      </span>
      <p className={styles.words}>{words}</p>
      <p className={styles.hint}>{t`Its owner marked it as sensitive.`}</p>
      <Button kind="inverse" onClick={onShow}>{t`Show anyway`}</Button>
    </section>
  );
}
