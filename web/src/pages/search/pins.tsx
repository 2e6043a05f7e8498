import { SearchPinsScreen } from 'features/search/screens/SearchPinsScreen';

/** /search/pins?q= */
export default SearchPinsScreen;
