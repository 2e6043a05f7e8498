import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import type { SectionRef } from 'features/boards/parts/sections';
import { Button } from 'ui/button/Button';
import { CoverLine } from 'ui/cover-line/CoverLine';
import styles from './PickSection.module.css';
import { SectionList } from './SectionList';

interface PickSectionProps {
  /** The chosen board. */
  board: Board;
  /** Called with the chosen section; without one for the board itself. */
  onPick: (section?: SectionRef) => void;
  /** Called when another board is wanted. */
  onBack: () => void;
}

/** Chooses where on a board something goes: onto the board, or into a section. Load it with `lazy`. */
export function PickSection({ board, onPick, onBack }: PickSectionProps) {
  const { t } = useLingui();
  return (
    <div className={styles.picker}>
      <div className={styles.list}>
        <CoverLine
          cover={board.cover_images[0]?.['136x136'].url}
          name={board.name}
          onPick={() => onPick()}
        />
        <h3 className={styles.heading}>{t`Sections`}</h3>
        <SectionList boardId={board.id} onPick={onPick} />
      </div>
      <Button icon="back" wide onClick={onBack}>
        {t`Other boards`}
      </Button>
    </div>
  );
}
