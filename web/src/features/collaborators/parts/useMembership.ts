import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { collaboratorsApi } from 'features/collaborators/api';
import type { MenuEntry } from 'ui/menu/Menu';
import { useDo } from './useDo';

/** What the viewer can do about saving to another owner's board, as lines of its menu. */
export function useMembership(board: Board): MenuEntry[] {
  const { t } = useLingui();
  const perform = useDo();
  const [ask] = collaboratorsApi.useRequestToJoinMutation();
  const [deny] = collaboratorsApi.useDenyInviteMutation();
  const [remove] = collaboratorsApi.useRemoveCollaboratorMutation();
  const named = { board_id: board.id };
  if (board.collaborated_by_me) {
    return [
      {
        key: 'leave',
        label: t`Leave board`,
        danger: true,
        onAction: () => void perform(remove(named), t`You left ${board.name}`),
      },
    ];
  }
  if (board.viewer_collaborator_invited) return [];
  return board.viewer_collaborator_join_requested
    ? [
        {
          key: 'join',
          label: t`Take back request to join`,
          icon: 'people',
          onAction: () => void perform(deny(named), t`Request taken back`),
        },
      ]
    : [
        {
          key: 'join',
          label: t`Ask to join`,
          icon: 'people',
          onAction: () =>
            void perform(ask(named), t`${board.owner.full_name} is asked whether you may join`),
        },
      ];
}
