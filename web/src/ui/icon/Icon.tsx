import styles from './Icon.module.css';
import { type IconName, shapes } from './shapes';

export interface IconProps {
  /** Which drawing. */
  name: IconName;
  /** Side in CSS pixels; the stroke keeps its weight on the 24 px grid. */
  size?: number;
  /** Fills the outline with the ink as well (a heart that is given). */
  filled?: boolean;
  /** Mirrors the drawing in right-to-left text: arrows and such, never symbols. */
  directional?: boolean;
}

/** A drawing from the own set. It is hidden from screen readers: the element around it has the accessible name. */
export function Icon({ name, size = 24, filled, directional }: IconProps) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-filled={filled || undefined}
      data-directional={directional || undefined}
    >
      {shapes[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
