import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { collaboratorsApi, type Invite } from 'features/collaborators/api';
import { UserLine } from 'features/users/parts/UserLine';
import { useViewer } from 'features/users/parts/viewer';
import { MoreButton } from 'ui/button/MoreButton';
import { MenuButton } from 'ui/menu/MenuButton';
import styles from './PeopleModal.module.css';
import { useDo } from './useDo';

/** Who saves to a board: its owner, and the others in the order in which they came. */
export function Members({ board }: { board: Board }) {
  const { t } = useLingui();
  const walk = collaboratorsApi.useListCollaboratorsInfiniteQuery({ board_id: board.id });
  const members = walk.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t`Who saves here`}</h3>
      <ul className={styles.list} aria-label={t`Who saves here`}>
        <li>
          <UserLine user={board.owner} note={t`Owner`} />
        </li>
        {members.map((member) => (
          <li key={member.invited_user.id}>
            <Member board={board} member={member} />
          </li>
        ))}
      </ul>
      <MoreButton walk={walk} />
    </section>
  );
}

interface MemberProps {
  /** Of which board. */
  board: Board;
  /** Who saves there. */
  member: Invite;
}

function Member({ board, member }: MemberProps) {
  const { t } = useLingui();
  const perform = useDo();
  const viewer = useViewer();
  const [update] = collaboratorsApi.useUpdateCollaboratorMutation();
  const [remove] = collaboratorsApi.useRemoveCollaboratorMutation();
  const user = member.invited_user;
  const named = { board_id: board.id, user_id: user.id };
  const [ask] = collaboratorsApi.useRequestTransferMutation();
  const [keep] = collaboratorsApi.useEndTransferMutation();
  const sorts = member.access.includes('delete');
  const asked = board.pending_ownership_transfer?.id === user.id;
  const own = sorts ? t`Saves and organises` : t`Saves`;
  return (
    <UserLine user={user} note={asked ? t`Asked to be the owner` : own}>
      {viewer?.id === board.owner.id && (
        <MenuButton
          label={t`More about ${user.full_name}`}
          icon="more"
          kind="quiet"
          entries={[
            {
              key: 'may',
              label: sorts ? t`Let them only save` : t`Let them organise too`,
              onAction: () => void perform(update({ ...named, may_delete: !sorts })),
            },
            asked
              ? {
                  key: 'owner',
                  label: t`Stay the owner`,
                  onAction: () => void perform(keep({ board_id: board.id }), t`You stay the owner`),
                }
              : {
                  key: 'owner',
                  label: t`Make owner`,
                  onAction: () =>
                    void perform(ask(named), t`${user.full_name} is asked to be the owner`),
                },
            {
              key: 'remove',
              label: t`Remove from board`,
              icon: 'trash',
              danger: true,
              onAction: () =>
                void perform(remove(named), t`${user.full_name} saves here no longer`),
            },
          ]}
        />
      )}
    </UserLine>
  );
}
