import { useLingui } from '@lingui/react/macro';
import { settingsPaths } from 'lib/settingsPaths';
import { Icon } from 'ui/icon/Icon';
import styles from './CommentEntry.module.css';

/** Says to an author that a decision hides what they wrote from all others. Load it with `lazy`. */
export function TakenDown() {
  const { t } = useLingui();
  return (
    <span className={styles.below}>
      <Icon name="eye-off" size={16} />
      {t`Taken down by the host: only you see it.`}
      <a href={settingsPaths.decisions()}>{t`Read the decision`}</a>
    </span>
  );
}
