import type { ReactNode } from 'react';
import { GridList } from 'react-aria-components';
import styles from './TileGrid.module.css';
import { TileItem } from './TileItem';
import { type Tile, type TileDrag, useTileDrag } from './useTileDrag';

interface TileRowProps<T extends Tile> {
  /** Name of the row for screen readers. */
  label: string;
  /** What it holds, few enough to be in the document whole. */
  tiles: readonly T[];
  /** Draws a tile. */
  draw: (tile: T) => ReactNode;
  /** How tiles are dragged, and what is dropped on them. */
  drag: TileDrag<T>;
}

/** Things in a row that goes sideways, to be put in order and dropped on. Load what uses it with `lazy`. */
export function TileRow<T extends Tile>({ label, tiles, draw, drag }: TileRowProps<T>) {
  return (
    <GridList
      aria-label={label}
      layout="grid"
      orientation="horizontal"
      className={styles.row}
      items={tiles}
      dependencies={[draw]}
      dragAndDropHooks={useTileDrag(drag)}
    >
      {(tile) => (
        <TileItem tile={tile} words={drag.words(tile)}>
          {draw(tile)}
        </TileItem>
      )}
    </GridList>
  );
}
