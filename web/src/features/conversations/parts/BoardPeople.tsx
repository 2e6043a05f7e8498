import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { PeopleModal } from 'features/collaborators/parts/PeopleModal';
import { Button } from 'ui/button/Button';
import { useTalk } from './useTalk';

interface BoardPeopleProps {
  /** Whose people. */
  board: Board;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Who saves to a board, and the way to what they write to each other. Load it with `lazy`. */
export function BoardPeople({ board, onClose }: BoardPeopleProps) {
  const { t } = useLingui();
  const { isOffered, isLoading, talk } = useTalk(board);
  const press = async () => {
    if (await talk()) onClose();
  };
  return (
    <PeopleModal
      board={board}
      talk={
        isOffered && (
          <Button icon="message" wide pending={isLoading} onClick={() => void press()}>
            {t`Talk`}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}
