import styles from './PageSpinner.module.css';
import { Spinner, type SpinnerProps } from './Spinner';

/** Stands where a page will be, labelled 'Loading....' unless more is known (specification §2). */
export function PageSpinner({ label }: Pick<SpinnerProps, 'label'>) {
  return (
    <div className={styles.place}>
      <Spinner {...(label && { label })} />
    </div>
  );
}
