import { SearchStrips } from 'features/feeds/parts/SearchStrips';
import { SearchScreen } from 'features/search/screens/SearchScreen';
import { NotFound } from 'features/users/parts/NotFound';
import { useParams } from 'react-router';

const parts = { Strips: SearchStrips };

/** Scopes beside `pins`, which has a page file of its own. */
const SCOPES = ['boards', 'users', 'my_pins', 'buyable_pins', 'buyable', 'videos'];

/** /search/:scope?q= */
export default function SearchScopePage() {
  const { scope = '' } = useParams();
  return SCOPES.includes(scope) ? <SearchScreen scope={scope} parts={parts} /> : <NotFound />;
}
