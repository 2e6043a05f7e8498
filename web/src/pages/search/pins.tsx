import { SearchStrips } from 'features/feeds/parts/SearchStrips';
import { SearchScreen } from 'features/search/screens/SearchScreen';

const parts = { Strips: SearchStrips };

/** /search/pins?q= */
export default function SearchPinsPage() {
  return <SearchScreen parts={parts} />;
}
