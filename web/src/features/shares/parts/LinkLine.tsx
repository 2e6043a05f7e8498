import { useLingui } from '@lingui/react/macro';
import { useCopyLink } from 'features/users/parts/useCopyLink';
import { Button } from 'ui/button/Button';
import { absolute } from './absolute';
import styles from './ShareSheet.module.css';

interface LinkLineProps {
  /** Path of the page. */
  path: string;
  /** Called once it was copied, or could not be: it is said which. */
  onCopied: () => void;
}

/** The address of a page, and a press that copies it. */
export function LinkLine({ path, onCopied }: LinkLineProps) {
  const { t } = useLingui();
  const copyLink = useCopyLink();
  const press = async () => {
    await copyLink(path);
    onCopied();
  };
  return (
    <p className={styles.address}>
      <span className={styles.url}>{absolute(path)}</span>
      <Button size="small" kind="inverse" onClick={() => void press()}>{t`Copy link`}</Button>
    </p>
  );
}
