const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A file's size in the largest unit that leaves a whole number before the point: `12.3 MB`. */
export function formatBytes(bytes: number): string {
  const unit = Math.min(
    UNITS.length - 1,
    bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3 + 1e-9),
  );
  const value = bytes / 1000 ** unit;
  return `${value.toFixed(unit > 0 && value < 100 ? 1 : 0)} ${UNITS[unit]}`;
}
