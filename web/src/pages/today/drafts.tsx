import { DraftsScreen } from 'features/articles/screens/DraftsScreen';

/** /today/drafts */
export default DraftsScreen;
