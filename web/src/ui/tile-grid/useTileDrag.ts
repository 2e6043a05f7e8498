import { useDragAndDrop } from 'react-aria-components';

/** Things that can be dragged have a key. */
export interface Tile {
  id: string;
}

/** How things of a grid are dragged, and what may be dropped on them. */
export interface TileDrag<T extends Tile> {
  /** What its things are called while they are dragged, such as `pin`. */
  kind: string;
  /** A thing in words, for other programs that it is dropped on. */
  words: (thing: T) => string;
  /** Called when things of the grid are dropped between others. */
  onReorder: (keys: ReadonlySet<string>, gap: { key: string; side: 'before' | 'after' }) => void;
  /** The kind of things that may be dropped on these. */
  takes?: string;
  /** Called with the keys of things that were dropped on one of these. */
  onTake?: (keys: readonly string[], onto: string) => void;
}

/** Dragging by pointer, by finger and by keys. */
export function useTileDrag<T extends Tile>(drag: TileDrag<T>) {
  const { kind, words, onReorder, takes, onTake } = drag;
  return useDragAndDrop<T>({
    getItems: (_keys, things) =>
      things.map((thing) => ({ [kind]: thing.id, 'text/plain': words(thing) })),
    onReorder: ({ keys, target }) => {
      const side = target.dropPosition === 'before' ? 'before' : 'after';
      onReorder(new Set([...keys].map(String)), { key: String(target.key), side });
    },
    // Its own things are put in order; of others it takes what may be dropped on them.
    acceptedDragTypes: takes ? [kind, takes] : [kind],
    ...(takes && {
      shouldAcceptItemDrop: (_target, types) => types.has(takes),
      onItemDrop: async ({ items, target }) => {
        const texts = items.flatMap((item) => (item.kind === 'text' ? [item.getText(takes)] : []));
        onTake?.(await Promise.all(texts), String(target.key));
      },
    }),
  }).dragAndDropHooks;
}
