import type { Ref } from 'react';
import styles from './Controls.module.css';
import { Glyph, type GlyphName } from './Glyph';

interface ControlButtonProps {
  /** What it does: read aloud and shown as a tip. */
  label: string;
  /** Its drawing. */
  glyph: GlyphName;
  /** The key that does the same. */
  keys?: string;
  /** Whether it is on, of one that is switched. */
  isOn?: boolean;
  /** Does it. */
  onClick: () => void;
  /** The button itself. */
  ref?: Ref<HTMLButtonElement>;
}

/** A round button on a moving picture. */
export function ControlButton({ label, glyph, keys, isOn, onClick, ref }: ControlButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys})` : label}
      onClick={onClick}
    >
      <Glyph name={glyph} />
    </button>
  );
}
