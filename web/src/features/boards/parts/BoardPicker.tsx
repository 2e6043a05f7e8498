import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { BoardForm } from 'features/boards/parts/BoardForm';
import type { SectionRef } from 'features/boards/parts/sections';
import { useSmall } from 'lib/media';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';
import { TextField } from 'ui/text-field/TextField';
import { BoardLines } from './BoardLines';
import styles from './BoardPicker.module.css';
import { useBoardChoices } from './useBoardChoices';

const PickSection = lazy(() =>
  import('features/boards/parts/PickSection').then((module) => ({
    default: module.PickSection,
  })),
);

export interface BoardPickerProps {
  /** Called with the board that was chosen or just made, and perhaps a section of it. */
  onPick: (board: Board, section?: SectionRef) => void;
  /** The pin that is saved: boards that suit it come first. */
  pinId?: string | undefined;
  /** A board is meant as a whole: its sections are no choice. */
  whole?: boolean;
  /** A board that is no choice. */
  except?: string;
  /** The board that holds the thing already, marked in the list. */
  current?: string | undefined;
}

/** Chooses one of the viewer's boards: search, list with covers, and a new one. Stands in a popover, sheet or form. */
export function BoardPicker({ onPick, pinId, whole, except, current }: BoardPickerProps) {
  const { t } = useLingui();
  const small = useSmall();
  const [words, setWords] = useState('');
  const [making, setMaking] = useState(false);
  const [chosen, setChosen] = useState<Board | null>(null);
  const choices = useBoardChoices({ words, pinId, except });
  const { found } = choices;

  const pick = (board: Board) =>
    board.section_count > 0 && !whole ? setChosen(board) : onPick(board);

  if (making) {
    return (
      <BoardForm
        name={words.trim()}
        pinId={pinId}
        onMade={onPick}
        onCancel={() => setMaking(false)}
      />
    );
  }
  if (chosen) {
    return (
      <Suspense fallback={null}>
        <PickSection
          board={chosen}
          onPick={(section) => onPick(chosen, section)}
          onBack={() => setChosen(null)}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles.picker}>
      <TextField
        type="text"
        label={t`Search your boards`}
        labelHidden
        placeholder={t`Search your boards`}
        autoComplete="off"
        // On a phone the keyboard would cover the boards.
        autoFocus={!small}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          const only = found?.[0];
          if (event.key === 'Enter' && words.trim() && only) pick(only);
        }}
      />
      <BoardLines {...choices} named={words.trim() !== ''} current={current} onPick={pick} />
      <Button icon="plus" wide onClick={() => setMaking(true)}>
        {words.trim() && found?.length === 0 ? t`Create “${words.trim()}”` : t`Create board`}
      </Button>
    </div>
  );
}
