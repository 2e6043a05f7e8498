import { useStoredValue } from 'lib/storedValue';

/** Light, dark, or as the device says. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';

/** What the user chose in this browser, and how to choose: the page follows at once. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useStoredValue(KEY, readTheme);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    showTheme(chosen);
  };
  return [theme, choose];
}

/** Shows the kept theme. Start-up calls it before anything is drawn. */
export function showKeptTheme(): void {
  try {
    showTheme(readTheme(JSON.parse(window.localStorage.getItem(KEY) ?? 'null')));
  } catch {
    // Forbidden or broken: the device decides.
  }
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

function readTheme(found: unknown): Theme {
  return found === 'light' || found === 'dark' ? found : 'system';
}
