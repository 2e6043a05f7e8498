import { useLingui } from '@lingui/react/macro';
import { collaboratorsApi, MINE } from 'features/collaborators/api';
import styles from './InviteBanner.module.css';
import { InviteLine } from './InviteLine';

/** The invites that the viewer has not answered. Load it with `lazy`. */
export function MyInvites() {
  const { t } = useLingui();
  const { data: open } = collaboratorsApi.useListBoardInvitesQuery(MINE);
  return open && open.length > 0 ? (
    <ul className={styles.list} aria-label={t`Invites to boards`}>
      {open.map((invite) => (
        <li key={invite.board.id}>
          <InviteLine invite={invite} />
        </li>
      ))}
    </ul>
  ) : null;
}
