import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { useArchive } from 'features/boards/parts/useArchive';
import { Button } from 'ui/button/Button';
import { Notice } from 'ui/notice/Notice';
import styles from './Archived.module.css';

/** Says on a board that its owner put it away. */
export function Archived({ board }: { board: Board }) {
  const { t } = useLingui();
  const { unarchive, pending } = useArchive(board);
  return (
    <div className={styles.notice}>
      <Notice
        icon="boards"
        action={
          <Button kind="inverse" pending={pending} onClick={() => void unarchive()}>
            {t`Unarchive`}
          </Button>
        }
      >
        {t`You archived this board. It is at the end of your profile, and not among your boards when you save.`}
      </Notice>
    </div>
  );
}
