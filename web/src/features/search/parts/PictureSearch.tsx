import { useLingui } from '@lingui/react/macro';
import { useRested } from 'lib/useRested';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { type Box, MOST } from 'ui/cut-box/box';
import { CutBox } from 'ui/cut-box/CutBox';
import styles from './PictureSearch.module.css';

interface PictureSearchProps {
  /** Its width by its height, once it is known. */
  ratio: number | undefined;
  /** The picture. */
  children: ReactNode;
  /** What stands below the picture; it may choose another part. */
  below?: (box: Box, onBox: (box: Box) => void) => ReactNode;
  /** Shows what looks like this part. */
  found: (part: Box) => ReactNode;
}

/** How long the box rests before the server is asked, in milliseconds. */
const REST_MS = 300;

/** A picture with a box on it, and what looks like the part in the box. The results follow the box. */
export function PictureSearch({ ratio, children, below, found }: PictureSearchProps) {
  const { t } = useLingui();
  const [box, setBox] = useState<Box>(MOST);
  const rested = useRested(textOf(box), REST_MS);
  return (
    <div className={styles.search}>
      <div className={styles.picture} style={{ '--ratio': ratio } as CSSProperties}>
        <CutBox
          box={box}
          onBox={setBox}
          label={t`Part of the picture to search for`}
          help={t`Drag the box or its corners.`}
          keys={t`With the keyboard, arrows move it, and Shift with arrows resizes it.`}
        >
          {children}
        </CutBox>
        {below?.(box, setBox)}
      </div>
      <div className={styles.results}>{rested !== '' && found(boxOf(rested))}</div>
    </div>
  );
}

/** Thousandths are exact enough, and the same part is asked for once. */
function textOf({ x, y, w, h }: Box): string {
  const least = (share: number) => Math.floor(share * 1000) / 1000;
  return [x, y, w, h].map(least).join(' ');
}

function boxOf(text: string): Box {
  const [x = 0, y = 0, w = 1, h = 1] = text.split(' ').map(Number);
  return { x, y, w, h };
}
