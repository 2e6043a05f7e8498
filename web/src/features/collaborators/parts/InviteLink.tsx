import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { collaboratorsApi } from 'features/collaborators/api';
import { Button } from 'ui/button/Button';
import { TextField } from 'ui/text-field/TextField';
import styles from './PeopleModal.module.css';
import { useDo } from './useDo';

/** A link whose holder may join a board. */
export function InviteLink({ board }: { board: Board }) {
  const { t } = useLingui();
  const perform = useDo();
  const [make, made] = collaboratorsApi.useMakeInviteLinkMutation();
  const [end] = collaboratorsApi.useEndInviteLinkMutation();
  const url = made.data?.url;
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => ({}),
      // It stands there to be copied by hand.
      () => ({ error: null }),
    );
  const press = async () => {
    const answer = await make({ board_id: board.id, keep: true });
    if (answer.error) return perform(Promise.resolve(answer));
    return perform(copy(answer.data.url), t`Link copied`);
  };
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t`Invite by link`}</h3>
      <p className={styles.quiet}>{t`Whoever has the link can save to this board.`}</p>
      {url && (
        <TextField
          label={t`Link`}
          labelHidden
          value={url}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div className={styles.link}>
        <Button pending={made.isLoading} onClick={() => void press()}>{t`Copy link`}</Button>
        {url && (
          <Button
            kind="quiet"
            onClick={() =>
              void perform(end({ board_id: board.id }), t`The link works no more`).then(made.reset)
            }
          >
            {t`End link`}
          </Button>
        )}
      </div>
    </section>
  );
}
