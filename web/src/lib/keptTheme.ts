/** Light, dark, or as the device says. */
export type Theme = 'system' | 'light' | 'dark';

/** Where the browser keeps it, as JSON. */
export const THEME = 'theme';

/** Shows the kept theme. The first script calls it, so this file weighs next to nothing. */
export function showKeptTheme(): void {
  try {
    showTheme(readTheme(JSON.parse(window.localStorage.getItem(THEME) ?? 'null')));
  } catch {
    // Forbidden or broken: the device decides.
  }
}

/** Shows a theme on the whole page. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** A theme of whatever was stored. */
export function readTheme(found: unknown): Theme {
  return found === 'light' || found === 'dark' ? found : 'system';
}
