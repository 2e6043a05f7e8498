import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, Checkbox, GridListItem } from 'react-aria-components';
import { Icon } from '../icon/Icon';
import styles from './TileGrid.module.css';
import type { Tile } from './useTileDrag';

interface TileItemProps {
  /** What it stands for; a drag carries it. */
  tile: Tile;
  /** What it is called. */
  words: string;
  /** Whether it can be chosen. */
  selectable?: boolean;
  /** What fills it. */
  children: ReactNode;
}

/** One thing that can be dragged: with a box to choose it and a grip for keys and screen readers. */
export function TileItem({ tile, words, selectable, children }: TileItemProps) {
  const { t } = useLingui();
  return (
    <GridListItem id={tile.id} value={tile} textValue={words} className={styles.tile}>
      <span className={styles.drawn}>{children}</span>
      {selectable && (
        <Checkbox slot="selection" className={styles.box}>
          <Icon name="check" size={18} />
        </Checkbox>
      )}
      <Button slot="drag" className={styles.grip} aria-label={t`Drag ${words}`}>
        <span className={styles.dots} />
      </Button>
    </GridListItem>
  );
}
