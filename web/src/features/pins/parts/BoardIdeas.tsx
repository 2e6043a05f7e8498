import { useLingui } from '@lingui/react/macro';
import { type Board, boardsApi } from 'features/boards/api';
import type { Pin } from 'features/pins/api';
import { pictureWords } from 'features/pins/parts/picture';
import { itself, usePinList } from 'features/pins/parts/pinList';
import { useSavedTo } from 'features/pins/parts/saves';
import { useSave } from 'features/pins/parts/useSave';
import { useShownIdeas } from 'features/pins/parts/useShownIdeas';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { cardSource } from 'lib/pictureSource';
import { Button } from 'ui/button/Button';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Picture } from 'ui/picture/Picture';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import styles from './BoardIdeas.module.css';
import { Veil } from './Veil';

/** Pins like those of a board, each saved to it with one press. Load it with `lazy`. */
export function BoardIdeas({ board }: { board: Board }) {
  const { t, i18n } = useLingui();
  const list = usePinList(boardsApi.useListBoardIdeasInfiniteQuery({ board_id: board.id }), itself);
  const pins = useShownIdeas(list.pins);
  if (!pins && list.error) {
    return <ErrorState words={errorText(i18n, list.error)} onRetry={list.retry} />;
  }
  if (!pins) return <GridSkeleton />;
  return (
    <div className={styles.ideas}>
      <Topics boardId={board.id} />
      {pins.length === 0 && (
        <EmptyState words={t`No ideas for this board yet. Save a few more pins to it.`} />
      )}
      <ul className={styles.grid} aria-label={t`More ideas`}>
        {pins.map((pin) => (
          <Idea key={pin.id} pin={pin} board={board} />
        ))}
      </ul>
      {list.more && (
        <div className={styles.more}>
          <Button pending={list.waiting} onClick={list.more}>{t`Show more ideas`}</Button>
        </div>
      )}
    </div>
  );
}

function Idea({ pin, board }: { pin: Pin; board: Board }) {
  const { t } = useLingui();
  const { save, saving } = useSave();
  const isSaved = useSavedTo(pin.id)?.id === board.id;
  const words = pin.grid_title || pictureWords(pin) || t`Pin by ${pin.pinner.full_name}`;
  return (
    <li className={styles.idea}>
      <a className={styles.open} href={paths.pin(pin.id)} aria-label={words}>
        <Picture
          {...cardSource(pin.images)}
          alt=""
          color={pin.dominant_color}
          sizes="(max-width: 767px) 48vw, 260px"
          cover
        />
      </a>
      {pin.sensitivity_screen && <Veil />}
      <span className={styles.save}>
        <Button
          size="small"
          kind={isSaved ? 'inverse' : 'primary'}
          pending={saving}
          disabled={isSaved}
          aria-label={isSaved ? t`${words} is saved` : t`Save ${words}`}
          onClick={() => void save(pin, board)}
        >
          {isSaved ? t`Saved` : t`Save`}
        </Button>
      </span>
    </li>
  );
}

/** What the board is about, as searches. */
function Topics({ boardId }: { boardId: string }) {
  const { t } = useLingui();
  const { data } = boardsApi.useListBoardInterestsQuery({ board_id: boardId });
  if (!data || data.interests.length === 0) return null;
  return (
    <ChipRow label={t`Related topics`}>
      {data.interests.map(({ id, name }) => (
        <Chip key={id} href={paths.searchPins({ query: name })}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
