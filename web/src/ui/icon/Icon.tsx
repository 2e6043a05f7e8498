import styles from './Icon.module.css';
import { type IconName, shapes } from './shapes';

interface Look {
  /** Side in CSS pixels; the stroke keeps its weight on the 24 px grid. */
  size?: number | undefined;
  /** Fills the outline with the ink as well (a heart that is given). */
  filled?: boolean | undefined;
  /** Mirrors the drawing in right-to-left text: arrows and such, never symbols. */
  directional?: boolean | undefined;
}

export interface IconProps extends Look {
  /** Which drawing. */
  name: IconName;
}

/** A drawing from the own set. It is hidden from screen readers: the element around it has the accessible name. */
export function Icon({ name, size, filled, directional }: IconProps) {
  // Called, not drawn as a component of its own: a page has dozens.
  return Drawing({ paths: shapes[name], size, filled, directional });
}

interface DrawingProps extends Look {
  /** Its lines on a 24 px grid, as in `shapes`. */
  paths: readonly string[];
}

/** The same for a drawing that few pages have, and so is not in the set. */
export function Drawing({ paths, size = 24, filled, directional }: DrawingProps) {
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
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
