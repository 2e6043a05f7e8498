import { useLingui } from '@lingui/react/macro';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import styles from './EmojiButton.module.css';
import { useInsert } from './useInsert';

const EmojiPicker = lazy(() =>
  import('./EmojiPicker').then((module) => ({ default: module.EmojiPicker })),
);

export interface EmojiButtonProps {
  /** The field for which an emoji is chosen. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Called with the words of the field once there is one more in them. */
  onWrite: (words: string) => void;
}

/**
 * Puts an emoji where the caret of a field stands, and leads back there. Choosing one comes with the
 * first press.
 */
export function EmojiButton({ field, onWrite }: EmojiButtonProps) {
  const { t } = useLingui();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const insert = useInsert(field, onWrite);
  const pick = (sign: string) => {
    setOpen(false);
    insert(sign);
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.open}
        title={t`Add an emoji`}
        aria-label={t`Add an emoji`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {/* Not of the set of `Icon`, which every first page carries. */}
        <svg
          className={styles.face}
          width={24}
          height={24}
          viewBox="0 0 24 24"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6z" />
          <path d="M8.2 14.2c1.9 2.6 5.7 2.6 7.6 0M9 9.6h.01M15 9.6h.01" />
        </svg>
      </button>
      {open && (
        <Suspense fallback={null}>
          <EmojiPicker anchor={anchor} onPick={pick} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
