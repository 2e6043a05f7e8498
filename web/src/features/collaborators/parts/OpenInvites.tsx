import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { collaboratorsApi, type Invite } from 'features/collaborators/api';
import { UserLine } from 'features/users/parts/UserLine';
import { useViewer } from 'features/users/parts/viewer';
import { Button } from 'ui/button/Button';
import styles from './PeopleModal.module.css';
import { useDo } from './useDo';

/** All invites that a board can have. */
const MOST = 250;

/** Pending invites and requests of a board. */
export function OpenInvites({ board }: { board: Board }) {
  const { t } = useLingui();
  const perform = useDo();
  const viewer = useViewer();
  const mine = viewer?.id === board.owner.id;
  const { data } = collaboratorsApi.useListBoardInvitesQuery({
    board_id: board.id,
    include_inactive: true,
    page_size: MOST,
  });
  const [clear, clearing] = collaboratorsApi.useClearInvitesMutation();
  const invites = data ?? [];
  if (invites.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t`Waiting`}</h3>
      <ul className={styles.list} aria-label={t`Waiting`}>
        {invites.map((invite) => (
          <li key={invite.invited_user.id}>
            <OpenInvite board={board} invite={invite} mine={mine} />
          </li>
        ))}
      </ul>
      {mine && invites.length > 1 && (
        <div>
          <Button
            kind="quiet"
            pending={clearing.isLoading}
            onClick={() => void perform(clear({ board_id: board.id }), t`Invites cleared`)}
          >
            {t`Clear all`}
          </Button>
        </div>
      )}
    </section>
  );
}

interface OpenInviteProps {
  /** Of which board. */
  board: Board;
  /** Which. */
  invite: Invite;
  /** Whether the viewer owns the board. */
  mine: boolean;
}

function OpenInvite({ board, invite, mine }: OpenInviteProps) {
  const { t } = useLingui();
  const perform = useDo();
  const [approve, approving] = collaboratorsApi.useApproveInviteMutation();
  const [deny, denying] = collaboratorsApi.useDenyInviteMutation();
  const { invited_user: user, invited_by_user: by } = invite;
  const named = { board_id: board.id, invited_user_id: user.id };
  const asks = invite.status === 'not_invited';
  const note = () => {
    if (invite.is_expired) return t`Not answered in time`;
    if (!asks) return t`Invited by ${by.full_name}`;
    return by.id === user.id ? t`Asks to join` : t`Proposed by ${by.full_name}`;
  };
  return (
    <UserLine user={user} note={note()}>
      {asks && mine && !invite.is_expired && (
        <Button
          kind="primary"
          aria-label={t`Approve ${user.full_name}`}
          pending={approving.isLoading}
          onClick={() => void perform(approve(named))}
        >
          {t`Approve`}
        </Button>
      )}
      <Button
        aria-label={
          asks ? t`Decline ${user.full_name}` : t`Take back the invite of ${user.full_name}`
        }
        pending={denying.isLoading}
        onClick={() => void perform(deny(named))}
      >
        {asks ? t`Decline` : t`Take back`}
      </Button>
    </UserLine>
  );
}
