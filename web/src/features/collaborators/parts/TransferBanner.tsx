import { Trans, useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { collaboratorsApi } from 'features/collaborators/api';
import { useNavigate } from 'react-router';
import { Avatar } from 'ui/avatar/Avatar';
import { Button } from 'ui/button/Button';
import styles from './InviteBanner.module.css';
import { useDo } from './useDo';

/** Asks the viewer of a board whether they want to be its owner. Load it with `lazy`. */
export function TransferBanner({ board }: { board: Board }) {
  const { t } = useLingui();
  const perform = useDo();
  const navigate = useNavigate();
  const [accept, accepting] = collaboratorsApi.useAcceptTransferMutation();
  const [end, ending] = collaboratorsApi.useEndTransferMutation();
  const { owner } = board;
  const named = { board_id: board.id };
  const become = async () => {
    const answer = await accept(named);
    // The address follows the owner.
    if (answer.data) await navigate(answer.data.url, { replace: true });
    await perform(Promise.resolve(answer), t`${board.name} is yours now`);
  };
  return (
    <section className={styles.banner} aria-label={t`New owner`}>
      <div className={styles.line}>
        <div className={styles.who}>
          <Avatar name={owner.full_name} src={owner.image_small_url ?? null} size={40} />
          <p>
            <Trans>
              {owner.full_name} asks you to be the owner of <strong>{board.name}</strong>.
            </Trans>
          </p>
        </div>
        <div className={styles.ways}>
          <Button
            pending={ending.isLoading}
            onClick={() => void perform(end(named), t`You said no`)}
          >
            {t`Decline`}
          </Button>
          <Button kind="primary" pending={accepting.isLoading} onClick={() => void become()}>
            {t`Become owner`}
          </Button>
        </div>
      </div>
    </section>
  );
}
