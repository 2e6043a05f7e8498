/** Where things are dropped in a list: before or after one of them. */
export interface Gap {
  key: string;
  side: 'before' | 'after';
}

/** The order after things were dropped in a gap; they keep their order among each other. */
export function reordered(
  order: readonly string[],
  moved: ReadonlySet<string>,
  { key, side }: Gap,
): string[] {
  const taken = order.filter((id) => moved.has(id));
  const at = order.indexOf(key) + (side === 'after' ? 1 : 0);
  const rest = (part: readonly string[]) => part.filter((id) => !moved.has(id));
  return [...rest(order.slice(0, at)), ...taken, ...rest(order.slice(at))];
}
