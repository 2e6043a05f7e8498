import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Part } from 'features/batches/rules';
import { MOST_NAMED } from 'features/batches/rules';
import { BoardPickerPanel } from 'features/boards/parts/BoardPickerPanel';
import { SectionForm } from 'features/sections/parts/SectionForm';
import { useRef, useState } from 'react';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import type { IconName } from 'ui/icon/shapes';
import { useToast } from 'ui/toast/toasts';
import styles from './OrganiseBar.module.css';
import type { Target } from './useBatches';

interface OrganiseBarProps {
  /** What is organised. */
  part: Part;
  /** How many pins are chosen. */
  count: number;
  /** The chosen pins, where each was chosen by itself. */
  named: readonly string[] | null;
  /** Whether everything is chosen. */
  isAll: boolean;
  /** Called to choose everything, or nothing where it is. */
  onAll: () => void;
  /** Called with where the chosen pins go. */
  onMove: (to: Target) => void;
  /** Called with where they are saved too. */
  onCopy: (to: Target) => void;
  /** Called to delete them. */
  onDelete: () => void;
  /** Called when a section was made of them. */
  onSectionMade: () => void;
  /** Called when it is left. */
  onDone: () => void;
}

/** How many pins are chosen and what can be done with them; above the pins, on a phone below. */
export function OrganiseBar(props: OrganiseBarProps) {
  const { part, count, named, isAll, onAll, onMove, onCopy, onDelete, onSectionMade, onDone } =
    props;
  const { t } = useLingui();
  const toast = useToast();
  const [open, setOpen] = useState<'move' | 'copy' | 'section' | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const close = () => setOpen(null);
  const none = count === 0;
  const canMake = named !== null && named.length <= MOST_NAMED;
  return (
    <section className={styles.bar} aria-label={t`Selected pins`}>
      <div className={styles.chosen}>
        <p role="status" className={styles.count}>
          {none ? (
            <Trans>Select pins</Trans>
          ) : (
            <Plural value={count} one="# pin selected" other="# pins selected" />
          )}
        </p>
        <Button kind="plain" size="small" onClick={onAll} disabled={part.count === 0}>
          {isAll ? t`Select none` : t`Select all`}
        </Button>
      </div>
      <div className={styles.actions} ref={anchor}>
        <Act icon="link-out" words={t`Move to…`} off={none} onPress={() => setOpen('move')} />
        <Act icon="boards" words={t`Copy to…`} off={none} onPress={() => setOpen('copy')} />
        <Act
          icon="plus"
          words={t`Add section`}
          off={!none && !canMake}
          onPress={() => setOpen('section')}
        />
        <Act icon="trash" words={t`Delete`} off={none} onPress={onDelete} />
      </div>
      <div className={styles.done}>
        <Button kind="primary" onClick={onDone}>
          {t`Done`}
        </Button>
      </div>
      {(open === 'move' || open === 'copy') && (
        <BoardPickerPanel
          anchor={anchor}
          title={open === 'move' ? t`Move to` : t`Save to another board too`}
          onClose={close}
          onPick={(board, section) => {
            close();
            const name = section ? `${board.name}, ${section.title}` : board.name;
            const to = { boardId: board.id, sectionId: section?.id, name };
            if (open === 'move') onMove(to);
            else onCopy(to);
          }}
        />
      )}
      {open === 'section' && (
        <SectionForm
          boardId={part.boardId}
          pinIds={named ?? []}
          onClose={close}
          onMade={(section) => {
            close();
            toast({ words: t`${section.title} added` });
            onSectionMade();
          }}
        />
      )}
    </section>
  );
}

interface ActProps {
  /** Its drawing. */
  icon: IconName;
  /** What it does. */
  words: string;
  /** Whether there is nothing to do it with. */
  off: boolean;
  /** Called when it is pressed. */
  onPress: () => void;
}

function Act({ icon, words, off, onPress }: ActProps) {
  return (
    <button type="button" className={styles.act} disabled={off} onClick={onPress}>
      <Icon name={icon} size={20} />
      <span>{words}</span>
    </button>
  );
}
