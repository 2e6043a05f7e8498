import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { useViewer } from 'features/users/parts/viewer';
import type { ReactNode } from 'react';
import { Modal } from 'ui/modal/Modal';
import { AskPeople } from './AskPeople';
import { InviteLink } from './InviteLink';
import { Members } from './Members';
import { OpenInvites } from './OpenInvites';
import styles from './PeopleModal.module.css';

interface PeopleModalProps {
  /** Whose people. */
  board: Board;
  /** The way to what its members write to each other. */
  talk: ReactNode;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Who saves to a board, who is asked to, and whom else to ask. Load it with `lazy`. */
export function PeopleModal({ board, talk, onClose }: PeopleModalProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const mine = viewer?.id === board.owner.id;
  const asks = board.access.includes('delete');
  return (
    <Modal open title={asks ? t`Invite collaborators` : t`Collaborators`} onOpenChange={onClose}>
      <div className={styles.people}>
        {talk}
        {asks && <AskPeople board={board} />}
        {mine && <InviteLink board={board} />}
        {asks && <OpenInvites board={board} />}
        <Members board={board} />
      </div>
    </Modal>
  );
}
