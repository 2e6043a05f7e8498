import { useLingui } from '@lingui/react/macro';
import type { LastBoard } from 'features/boards/parts/lastBoard';
import type { SectionRef } from 'features/boards/parts/sections';
import { lazy, Suspense, useRef, useState } from 'react';
import { controlClass, Field } from 'ui/field/Field';
import { Icon } from 'ui/icon/Icon';
import styles from './BoardField.module.css';

const BoardPickerPanel = lazy(() =>
  import('./BoardPickerPanel').then((module) => ({ default: module.BoardPickerPanel })),
);

interface BoardFieldProps {
  /** The form's name for the board's id. */
  name: string;
  /** The chosen board. */
  value: LastBoard | null;
  /** The chosen section of it. */
  section: SectionRef | null;
  /** Called with what was chosen anew. */
  onChange: (board: LastBoard, section: SectionRef | null) => void;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/** A field of a form that holds one of the viewer's boards. */
export function BoardField({ name, value, section, onChange, error }: BoardFieldProps) {
  const { t } = useLingui();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const board = value?.name ?? t`Choose a board`;
  const shown = value && section ? t`${board}, ${section.title}` : board;
  return (
    <>
      <input type="hidden" name={name} value={value?.id ?? ''} />
      <input type="hidden" name="section" value={section?.id ?? ''} />
      <Field label={t`Board`} error={error}>
        {(wiring) => (
          <button
            {...wiring}
            ref={anchor}
            type="button"
            className={`${controlClass} ${styles.control}`}
            aria-label={t`Board: ${shown}`}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            <span className={styles.name} data-empty={!value || undefined}>
              {shown}
            </span>
            <Icon name="chevron-down" size={20} />
          </button>
        )}
      </Field>
      {open && (
        <Suspense fallback={null}>
          <BoardPickerPanel
            anchor={anchor}
            current={value?.id}
            onClose={() => setOpen(false)}
            onPick={({ id, name, url }, chosen) => {
              setOpen(false);
              onChange({ id, name, url }, chosen ?? null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
