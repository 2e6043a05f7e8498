import { Icon } from '../icon/Icon';
import styles from './FormError.module.css';

/** What is wrong with a whole form. The region is always there, so that words arriving later are read aloud. */
export function FormError({
  words,
}: {
  /** What happened and what to do; nothing while all is well. */ words: string | null;
}) {
  return (
    <div role="alert" className={styles.region}>
      {words && (
        <p className={styles.error}>
          <Icon name="alert" size={20} />
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}
