import { useLingui } from '@lingui/react/macro';
import { type Board, boardsApi } from 'features/boards/api';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { useToast } from 'ui/toast/toasts';

/** Follows a board, or stops. */
export function FollowBoard({ board }: { board: Board }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [follow, following] = boardsApi.useFollowBoardMutation();
  const [unfollow, unfollowing] = boardsApi.useUnfollowBoardMutation();
  const followed = board.followed_by_me;
  const press = async () => {
    const { error } = await (followed ? unfollow : follow)({ board_id: board.id });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  return (
    <Button
      kind={followed ? 'quiet' : 'inverse'}
      aria-pressed={followed}
      pending={following.isLoading || unfollowing.isLoading}
      onClick={() => void press()}
    >
      {followed ? t`Following` : t`Follow`}
    </Button>
  );
}
