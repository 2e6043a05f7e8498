import type { ReactionKind } from './kinds';
import styles from './Reactions.module.css';

interface ReactionGlyphProps {
  /** Which. */
  kind: ReactionKind;
  /** Side in CSS pixels. */
  size?: number;
  /** Filled in: it is the viewer's. */
  given?: boolean;
}

/** The drawing of a reaction. Never read aloud: what carries it has a name of its own. */
export function ReactionGlyph({ kind, size = 24, given }: ReactionGlyphProps) {
  return (
    <svg
      className={styles.glyph}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-kind={kind.number}
      data-given={given || undefined}
    >
      {kind.paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
