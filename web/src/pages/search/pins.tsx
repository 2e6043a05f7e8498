import { SearchScreen } from 'features/search/screens/SearchScreen';

/** /search/pins?q= */
export default function SearchPinsPage() {
  return <SearchScreen />;
}
