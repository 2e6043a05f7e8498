import type { CSSProperties, ReactNode } from 'react';
import styles from './Chip.module.css';

export interface ChipProps {
  /** Its words. */
  children: ReactNode;
  /** Address of a small picture before the words. */
  picture?: string | null | undefined;
  /** Tints it, `#rrggbb`: the colour of what it leads to. */
  tint?: string | undefined;
  /** Chosen. */
  selected?: boolean;
  /** Where it leads; a chip with an address is a link. */
  href?: string;
  /** Or what it does; a chip without an address is a button. */
  onPress?: () => void;
}

/** A tappable guide: a few words, perhaps with a small picture. Plain markup. */
export function Chip({ children, picture, tint, selected, href, onPress }: ChipProps) {
  const inside = (
    <>
      {picture && (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          width={34}
          height={34}
          loading="lazy"
          decoding="async"
        />
      )}
      <span>{children}</span>
    </>
  );
  const pictured = picture ? true : undefined;
  // The property is read by the style sheet alone, which mixes it with the surface: words stay legible.
  const style = tint ? ({ '--tint': tint } as CSSProperties) : undefined;
  return href ? (
    <a
      className={styles.chip}
      data-pictured={pictured}
      data-tinted={style && true}
      style={style}
      href={href}
      aria-current={selected ? 'true' : undefined}
    >
      {inside}
    </a>
  ) : (
    <button
      type="button"
      className={styles.chip}
      data-pictured={pictured}
      data-tinted={style && true}
      style={style}
      aria-pressed={selected ?? false}
      onClick={onPress}
    >
      {inside}
    </button>
  );
}
