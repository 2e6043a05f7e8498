import { Trans, useLingui } from '@lingui/react/macro';
import { collaboratorsApi, type Invite } from 'features/collaborators/api';
import { Avatar } from 'ui/avatar/Avatar';
import { Button } from 'ui/button/Button';
import styles from './InviteBanner.module.css';
import { useDo } from './useDo';

/** An invite to save to a board, with yes and no. */
export function InviteLine({ invite }: { invite: Invite }) {
  const { t } = useLingui();
  const perform = useDo();
  const [accept, accepting] = collaboratorsApi.useAcceptInviteMutation();
  const [deny, denying] = collaboratorsApi.useDenyInviteMutation();
  const { board, invited_by_user: by } = invite;
  const named = { board_id: board.id };
  return (
    <div className={styles.line}>
      <div className={styles.who}>
        <Avatar name={by.full_name} src={by.image_small_url ?? null} size={40} />
        <p>
          <Trans>
            {by.full_name} invites you to save to <strong>{board.name}</strong>.
          </Trans>
        </p>
      </div>
      <div className={styles.ways}>
        <Button
          aria-label={t`Decline the invite to ${board.name}`}
          pending={denying.isLoading}
          onClick={() => void perform(deny(named), t`Invite declined`)}
        >
          {t`Decline`}
        </Button>
        <Button
          kind="primary"
          aria-label={t`Accept the invite to ${board.name}`}
          pending={accepting.isLoading}
          onClick={() => void perform(accept(named), t`You can save to ${board.name} now`)}
        >
          {t`Accept`}
        </Button>
      </div>
    </div>
  );
}
