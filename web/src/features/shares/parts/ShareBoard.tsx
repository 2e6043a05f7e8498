import { useLingui } from '@lingui/react/macro';
import type { BoardDialogProps } from 'features/boards/parts/dialogs';
import { sharesApi } from 'features/shares/api';
import { sharePaths } from 'lib/sharePaths';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { Modal } from 'ui/modal/Modal';
import { LinkLine } from './LinkLine';
import { QrDialog } from './QrDialog';
import { ShareSheet } from './ShareSheet';
import styles from './ShareSheet.module.css';
import { useLinks } from './useLinks';

/** Hands a board on; of a secret one its address alone. Load it with `lazy`. */
export function ShareBoard(props: BoardDialogProps) {
  return props.board.privacy === 'secret' ? <Secret {...props} /> : <Open {...props} />;
}

function Open({ board, onClose }: BoardDialogProps) {
  const { t } = useLingui();
  const [isCode, setCode] = useState(false);
  const links = useLinks(board.url, (code) => sharePaths.sentPage(board.url, code));
  if (isCode) return <BoardQr board={board} onClose={onClose} />;
  return (
    <ShareSheet
      things={{ board }}
      title={board.name}
      links={links}
      onClose={onClose}
      ways={<Button wide onClick={() => setCode(true)}>{t`Show a QR code`}</Button>}
    />
  );
}

function BoardQr({ board, onClose }: BoardDialogProps) {
  const { t } = useLingui();
  return (
    <QrDialog
      asked={sharesApi.useGetBoardQrQuery({ board_id: board.id })}
      label={t`QR code of this board`}
      words={t`Scan it with another phone’s camera to open this board there.`}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

/** For those who work on it: others would be sent what they do not find. */
function Secret({ board, onClose }: BoardDialogProps) {
  const { t } = useLingui();
  return (
    <Modal open size="small" title={t`Share`} onOpenChange={onClose}>
      <div className={styles.share}>
        <LinkLine path={board.url} onCopied={onClose} />
        <p className={styles.quiet}>
          {t`This board is secret: only its owner and collaborators can open the link.`}
        </p>
      </div>
    </Modal>
  );
}
