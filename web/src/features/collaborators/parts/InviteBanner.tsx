import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { collaboratorsApi, MINE } from 'features/collaborators/api';
import styles from './InviteBanner.module.css';
import { InviteLine } from './InviteLine';

/** Asks the viewer of a board, who was invited, whether they want to save there. Load it with `lazy`. */
export function InviteBanner({ board }: { board: Board }) {
  const { t } = useLingui();
  const { data } = collaboratorsApi.useListBoardInvitesQuery(MINE);
  const invite = data?.find((one) => one.board.id === board.id);
  return invite ? (
    <section className={styles.banner} aria-label={t`Invite`}>
      <InviteLine invite={invite} />
    </section>
  ) : null;
}
