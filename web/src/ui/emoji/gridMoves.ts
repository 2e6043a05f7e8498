/** How many stand in a row. */
export const COLUMNS = 7;

/** Rows of a grid, of which each group begins a new one: by the places of their items. Pure. */
export function rowsOf(groups: readonly number[]): number[][] {
  const rows: number[][] = [];
  let first = 0;
  for (const count of groups) {
    for (let at = 0; at < count; at += COLUMNS) {
      const length = Math.min(COLUMNS, count - at);
      rows.push(Array.from({ length }, (_, column) => first + at + column));
    }
    first += count;
  }
  return rows;
}

/**
 * Where a key leads from a place, in text that runs from left to right: to another, to the field
 * above, or nowhere for other keys. Pure.
 */
export function moveBy(key: string, from: number, rows: number[][]): number | 'field' | null {
  const line = rows.findIndex((row) => row.includes(from));
  const row = rows[line];
  if (!row) return null;
  const column = row.indexOf(from);
  const inRow = (other: number[] | undefined) => other?.[Math.min(column, other.length - 1)];
  switch (key) {
    case 'ArrowUp':
      return inRow(rows[line - 1]) ?? 'field';
    case 'ArrowDown':
      return inRow(rows[line + 1]) ?? from;
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return Math.min(rows.at(-1)?.at(-1) ?? from, from + 1);
    case 'Home':
      return row[0] ?? from;
    case 'End':
      return row.at(-1) ?? from;
    default:
      return null;
  }
}
