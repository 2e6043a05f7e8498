import { Trans, useLingui } from '@lingui/react/macro';
import { EntranceLink } from 'features/users/parts/EntranceLink';
import { useAppData } from 'lib/appData';
import styles from './Welcome.module.css';

/** What this place is, in two lines, and the way in. The pictures below say the rest. */
export function Welcome() {
  const { t } = useLingui();
  const { name } = useAppData().brand;
  return (
    <header className={styles.welcome}>
      <h1 className={styles.title}>
        <Trans>Keep what you love to look at</Trans>
      </h1>
      <p className={styles.words}>
        <Trans>
          {name} is a place for pictures: find them, save them to boards of your own, and come back.
        </Trans>
      </p>
      <p className={styles.ways}>
        <EntranceLink to="signup" kind="primary" size="large">
          {t`Sign up`}
        </EntranceLink>
        <EntranceLink to="login" size="large">
          {t`Log in`}
        </EntranceLink>
      </p>
    </header>
  );
}
