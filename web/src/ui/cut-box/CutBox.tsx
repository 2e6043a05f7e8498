import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { type Box, type Corner, moved, resized } from './box';
import styles from './CutBox.module.css';
import { useBoxPointers } from './useBoxPointers';

export interface CutBoxProps {
  /** What is chosen. */
  box: Box;
  /** Called with what is wanted instead, at every step of a movement. */
  onBox: (box: Box) => void;
  /** Name of the box. */
  label: string;
  /** How to use it, in a sentence. */
  help: string;
  /** The same with keys; not shown where fingers point. */
  keys: string;
  /** The picture; it fills the width. */
  children: ReactNode;
}

const STEP = 0.02;
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const LAST: Corner = { x: 1, y: 1 };
const CORNERS: Corner[] = [{ x: -1, y: -1 }, { x: 1, y: -1 }, { x: -1, y: 1 }, LAST];

/** A picture and a box on it that chooses a part: moved and resized by pointer and by keys. */
export function CutBox({ box, onBox, label, help, keys, children }: CutBoxProps) {
  const id = useId();
  const hold = useBoxPointers(box, onBox);
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const [dx, dy] = step;
    onBox(event.shiftKey ? resized(box, LAST, dx, dy) : moved(box, dx, dy));
  };
  return (
    <div className={styles.whole}>
      <div className={styles.picture} data-cut-picture>
        {children}
        {/* biome-ignore lint/a11y/useSemanticElements: a box on a picture has no element of its own. */}
        <div
          className={styles.box}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the box.
          tabIndex={0}
          aria-label={label}
          aria-describedby={`${id}-help`}
          style={{
            left: percent(box.x),
            top: percent(box.y),
            width: percent(box.w),
            height: percent(box.h),
          }}
          onKeyDown={press}
          {...hold(null)}
        >
          {CORNERS.map((corner) => (
            <span
              key={`${corner.x} ${corner.y}`}
              className={styles.corner}
              data-x={corner.x}
              data-y={corner.y}
              {...hold(corner)}
            />
          ))}
        </div>
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {help} <span className={styles.keys}>{keys}</span>
      </p>
    </div>
  );
}

function percent(share: number): string {
  return `${100 * share}%`;
}
