import { VisualSearchScreen } from 'features/search/screens/VisualSearchScreen';

/** /search/visual?pin= */
export default VisualSearchScreen;
