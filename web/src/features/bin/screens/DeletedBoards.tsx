import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { binApi, type DeletedBoard } from 'features/bin/api';
import { useRestore } from 'features/bin/parts/useRestore';
import { BinLine } from './BinLine';
import { BinList } from './BinList';
import { useForgotten } from './useForgotten';

/** The viewer's deleted boards. */
export function DeletedBoards() {
  const { t } = useLingui();
  const list = binApi.useListDeletedBoardsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <BinList title={t`Boards`} none={t`No deleted boards.`} list={list}>
      {(board: DeletedBoard) => <Line key={board.id} board={board} />}
    </BinList>
  );
}

function Line({ board }: { board: DeletedBoard }) {
  const { t } = useLingui();
  const { restoreBoard } = useRestore();
  const [forget] = binApi.useForgetDeletedBoardMutation();
  const forgotten = useForgotten();
  return (
    <BinLine
      picture={board.cover_images[0]}
      name={board.name}
      detail={t`${plural(board.pin_count, { one: '# pin', other: '# pins' })}`}
      forgottenAt={board.forgotten_at}
      onRestore={() => restoreBoard(board.id)}
      onForget={async () => forgotten(await forget({ board_id: board.id }))}
    />
  );
}
