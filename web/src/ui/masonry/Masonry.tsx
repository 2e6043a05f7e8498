import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { columnWidth, type Extent, type Layout, type Measure, place } from './layout';
import styles from './Masonry.module.css';
import { firstPaint, type GridStyles, measured } from './styles';
import { useArrows } from './useArrows';
import { type InSight, useBand } from './useBand';
import { type Geometry, useGeometry } from './useGeometry';
import { useHoldSight } from './useHoldSight';
import { inBand, shortestEnd } from './window';

export interface MasonryProps<Item> {
  /** Name of the list for screen readers: "More like this". */
  label: string;
  /** The items in their order. Append to it; give another list another `key`. */
  items: readonly Item[];
  /** What tells an item from every other of the list. */
  itemKey: (item: Item) => string | number;
  /**
   * An item's height: proportion of its picture and fixed pixels below it (see `captionHeight`).
   * Keep the function's identity.
   */
  itemSize: (item: Item) => Extent;
  /**
   * Draws an item in exactly that size: `block-size: 100%` is the item's. Plain markup. Keep the
   * function's identity.
   */
  renderItem: (item: Item, index: number) => ReactNode;
  /**
   * Called once for every length of the list, when its end comes within two screens. Leave it out
   * when there is no more.
   */
  onNearEnd?: (() => void) | undefined;
  /** Narrower or wider columns than usual. Give another density another `key`. */
  density?: string | undefined;
  /** Pixels of a phone's first screen that other things above it have, at least; none unless said. */
  above?: number | undefined;
}

/** What the server sends at most: more than a tall screen holds. */
const FIRST_ITEMS = 30;

/** Where the highest window ends in which cards wait (`Masonry.module.css`), in pixels. */
const FIRST_SCREEN = 850;

/** The grid: items of any height in columns that fill the width. Only what is near the viewport is in the document. */
export function Masonry<Item>({
  label,
  items,
  itemKey,
  itemSize,
  renderItem,
  onNearEnd,
  density,
  above = 0,
}: MasonryProps<Item>) {
  const grid = useRef<HTMLUListElement>(null);
  const geometry = useGeometry(grid);
  const [isMarkup] = useState(useIsMarkup());
  const sight = useBand(grid, Boolean(geometry), !isMarkup);
  // A grid that the browser begins is measured before it is painted, and draws only what is in sight.
  const isBlind = isMarkup || geometry === null;
  const [wanted, setWanted] = useState(-1);
  const extents = useMemo(() => items.map(itemSize), [items, itemSize]);
  const placed = useMemo(() => (geometry ? placeAt(extents, geometry) : null), [extents, geometry]);
  const look = useMemo(
    () => (placed ? measured(placed.layout) : firstPaint(extents)),
    [placed, extents],
  );
  const screen = FIRST_SCREEN - above;
  const bring = useCallback((index: number) => flushSync(() => setWanted(index)), []);
  const onKeyDown = useArrows(grid, placed, bring);
  useHoldSight(grid, placed);
  useNearEnd(placed, sight, items.length, onNearEnd);
  return (
    <div className={styles.frame} data-density={density}>
      <ul
        ref={grid}
        className={styles.grid}
        style={look.grid}
        data-later={!placed || undefined}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {shownOf(items.length, placed, sight, wanted, isBlind).map((index) => {
          const item = items[index] as Item;
          return (
            <Cell
              key={itemKey(item)}
              item={item}
              index={index}
              of={placed ? (onNearEnd ? -1 : items.length) : undefined}
              later={look.top !== undefined && look.top(index) >= screen}
              look={look}
              renderItem={renderItem as (item: unknown, index: number) => ReactNode}
            />
          );
        })}
      </ul>
    </div>
  );
}

interface CellProps {
  item: unknown;
  index: number;
  /** Length of the whole list, -1 while it is open-ended, nothing while all of it is in the document. */
  of: number | undefined;
  /** Whether a phone may draw it once its reader moves. */
  later: boolean;
  look: GridStyles;
  renderItem: (item: unknown, index: number) => ReactNode;
}

/** One item in its place; drawn again only when it or its place changes. */
const Cell = memo(function Cell({ item, index, of, later, look, renderItem }: CellProps) {
  const content = useMemo(() => renderItem(item, index), [renderItem, item, index]);
  const position = of === undefined ? undefined : index + 1;
  return (
    <li
      className={styles.item}
      style={look.item(index)}
      data-index={index}
      data-later={later || undefined}
      aria-posinset={position}
      aria-setsize={of}
    >
      {content}
    </li>
  );
});

interface Placed {
  layout: Layout;
  measure: Measure;
  width: number;
}

function placeAt(extents: readonly Extent[], { plan, width, unit }: Geometry): Placed {
  const measure = { column: columnWidth(plan, width, unit), unit };
  return { layout: place(extents, plan), measure, width };
}

const never = () => () => undefined;

/** Whether this is the server's markup, there or in the browser that takes it over. */
function useIsMarkup(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/**
 * Indices to draw, ascending: what is in the band, the item with the focus, the one about to get it;
 * while nothing is known of the band, the first ones or none.
 */
function shownOf(
  count: number,
  placed: Placed | null,
  sight: InSight | null,
  wanted: number,
  isBlind: boolean,
): number[] {
  if (!placed || !sight) {
    const length = isBlind ? Math.min(count, FIRST_ITEMS) : 0;
    return Array.from({ length }, (_, index) => index);
  }
  const shown = new Set(inBand(placed.layout, sight.band, placed.measure));
  for (const kept of [sight.focused, wanted]) {
    if (kept >= 0 && kept < count) {
      shown.add(kept);
    }
  }
  return [...shown].sort((a, b) => a - b);
}

/** Asks for more once for every length, within two screens of the shortest column's end. */
function useNearEnd(
  placed: Placed | null,
  sight: InSight | null,
  count: number,
  onNearEnd: (() => void) | undefined,
) {
  const asked = useRef(-1);
  useEffect(() => {
    if (!placed || !sight || !onNearEnd || asked.current === count) {
      return;
    }
    const rest = shortestEnd(placed.layout, placed.measure) - (sight.viewTop + sight.viewHeight);
    if (rest < 2 * sight.viewHeight) {
      asked.current = count;
      onNearEnd();
    }
  }, [placed, sight, count, onNearEnd]);
}
