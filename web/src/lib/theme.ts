import { readTheme, showTheme, THEME, type Theme } from 'lib/keptTheme';
import { useStoredValue } from 'lib/storedValue';

/** What the user chose in this browser, and how to choose: the page follows at once. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useStoredValue(THEME, readTheme);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    showTheme(chosen);
  };
  return [theme, choose];
}
