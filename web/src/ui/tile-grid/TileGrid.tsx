import { type ReactNode, useMemo } from 'react';
import {
  Collection,
  GridLayout,
  GridList,
  GridListLoadMoreItem,
  Size,
  Virtualizer,
} from 'react-aria-components';
import { Spinner } from '../spinner/Spinner';
import styles from './TileGrid.module.css';
import { TileItem } from './TileItem';
import { type Tile, type TileDrag, useTileDrag } from './useTileDrag';

export interface TileGridProps<T extends Tile> {
  /** Name of the grid for screen readers. */
  label: string;
  /** What it holds. */
  tiles: readonly T[];
  /** The smallest width of a tile, which is a square, and the space between two, in pixels. */
  size: { tile: number; gap: number };
  /** Draws a tile; what it draws fills the square. */
  draw: (tile: T) => ReactNode;
  /** What is chosen. */
  chosen: 'all' | ReadonlySet<string>;
  /** Called with what is chosen after a press. */
  onChoose: (chosen: 'all' | ReadonlySet<string>) => void;
  /** How tiles are dragged. */
  drag: TileDrag<T>;
  /** Called near the end; left out where there is no more. */
  onNearEnd?: (() => void) | undefined;
  /** Whether more is on its way. */
  waiting?: boolean;
}

/**
 * Squares that are chosen and put in order: by pointer, by finger, by keys. Only those near the
 * sight are in the document. Load what uses it with `lazy`.
 */
export function TileGrid<T extends Tile>(props: TileGridProps<T>) {
  const { label, tiles, size, draw, chosen, onChoose, drag, onNearEnd, waiting } = props;
  const hooks = useTileDrag(drag);
  const { tile: least, gap } = size;
  const layout = useMemo(
    () => ({
      minItemSize: new Size(least, least),
      minSpace: new Size(gap, gap),
      maxHorizontalSpace: gap,
      preserveAspectRatio: true,
      dropIndicatorThickness: 4,
    }),
    [least, gap],
  );
  return (
    <div className={styles.frame} style={{ marginInline: -gap }}>
      <Virtualizer layout={GridLayout} layoutOptions={layout}>
        <GridList
          aria-label={label}
          layout="grid"
          className={styles.grid}
          selectionMode="multiple"
          selectionBehavior="toggle"
          selectedKeys={chosen}
          onSelectionChange={(keys) =>
            onChoose(keys === 'all' ? keys : new Set([...keys].map(String)))
          }
          dragAndDropHooks={hooks}
        >
          <Collection items={tiles} dependencies={[draw]}>
            {(tile) => (
              <TileItem tile={tile} words={drag.words(tile)} selectable>
                {draw(tile)}
              </TileItem>
            )}
          </Collection>
          {onNearEnd && (
            <GridListLoadMoreItem
              className={styles.more}
              isLoading={waiting ?? false}
              onLoadMore={onNearEnd}
            >
              <Spinner />
            </GridListLoadMoreItem>
          )}
        </GridList>
      </Virtualizer>
    </div>
  );
}
