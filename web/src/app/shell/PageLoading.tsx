import styles from 'app/shell/PageLoading.module.css';
import { Spinner } from 'ui/spinner/Spinner';

/** Stands where a page will be, labelled 'Loading....' (specification §2). */
export function PageLoading() {
  return (
    <div className={styles.place}>
      <Spinner />
    </div>
  );
}
