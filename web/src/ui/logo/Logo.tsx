import styles from './Logo.module.css';
import { mark } from './mark';

export interface LogoProps {
  /** Side in CSS pixels. */
  size?: number;
  /** Its name, where nothing beside it says so. */
  label?: string;
}

/** The mark: a magpie's head in two strokes and an eye. Takes the ink of what is around it. */
export function Logo({ size = 32, label }: LogoProps) {
  return (
    <svg
      className={styles.logo}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={mark.head} />
      <path d={mark.breast} />
      <circle cx={mark.eye.x} cy={mark.eye.y} r={mark.eye.r} />
    </svg>
  );
}
