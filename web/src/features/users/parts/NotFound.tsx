import { useLingui } from '@lingui/react/macro';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import styles from './NotFound.module.css';

interface NotFoundProps {
  /** What was looked for, as a sentence. */
  words?: string;
}

/** There is nothing at this address, or not for this reader: the two are never told apart. */
export function NotFound({ words }: NotFoundProps) {
  const { t } = useLingui();
  useTitle(t`Not found`);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t`Nothing here`}</h1>
      <EmptyState
        icon="explore"
        words={words ?? t`There is nothing at this address. It may have moved, or never have been.`}
        action={
          <ButtonLink kind="primary" href={paths.home()}>
            {t`Go to the home feed`}
          </ButtonLink>
        }
      />
    </div>
  );
}
