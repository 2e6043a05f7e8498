import { useLingui } from '@lingui/react/macro';
import { Icon } from 'ui/icon/Icon';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './Muted.module.css';

/** Says that the viewer muted a conversation: a bell that is struck through. */
export function Muted() {
  const { t } = useLingui();
  return (
    <span className={styles.muted}>
      <Icon name="bell" size={16} />
      <VisuallyHidden>{t`Muted`}</VisuallyHidden>
    </span>
  );
}
