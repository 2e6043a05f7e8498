import type { CSSProperties } from 'react';
import styles from './Avatar.module.css';
import { initials, tone } from './initials';

export interface AvatarProps {
  /** The name behind the picture; gives the initials and their colour. */
  name: string;
  /** Address of the picture; without one the initials show. */
  src?: string | null;
  /** Diameter in CSS pixels. */
  size?: 20 | 24 | 32 | 40 | 44 | 48 | 64 | 96 | 120;
  /** Set it where the name is not written beside: the avatar then has the name as its own. */
  named?: boolean;
}

/** A round picture of a user, or their initials on a colour that is always theirs. Plain markup. */
export function Avatar({ name, src, size = 44, named }: AvatarProps) {
  const alt = named ? name : '';
  if (src) {
    return (
      <img
        className={styles.avatar}
        src={src}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return (
    <span
      className={styles.initials}
      data-tone={tone(name)}
      style={{ '--size': `${size}px` } as CSSProperties}
      {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {initials(name, size < 32 ? 1 : 2)}
    </span>
  );
}
