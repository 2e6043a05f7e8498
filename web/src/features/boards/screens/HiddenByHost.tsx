import { useLingui } from '@lingui/react/macro';
import { settingsPaths } from 'lib/settingsPaths';
import { ButtonLink } from 'ui/button/ButtonLink';
import { Notice } from 'ui/notice/Notice';
import styles from './Archived.module.css';

/** Says on a board to its owner that a decision hides it from all others. Load it with `lazy`. */
export function HiddenByHost() {
  const { t } = useLingui();
  return (
    <div className={styles.notice}>
      <Notice
        icon="eye-off"
        action={<ButtonLink href={settingsPaths.decisions()}>{t`Read the decision`}</ButtonLink>}
      >
        {t`Hidden by the host: only you see this board.`}
      </Notice>
    </div>
  );
}
