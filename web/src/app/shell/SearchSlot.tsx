import { SearchBar } from 'features/search/parts/SearchBar';
import { useLocation } from 'react-router';

/** The search of every page. It shows what the page's address asks for. */
export function SearchSlot() {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('q') ?? '';
  return <SearchBar key={asked} query={asked} scope={/^\/search\/(\w+)/.exec(pathname)?.[1]} />;
}
