import { ImportScreen } from 'features/imports/screens/ImportScreen';

/** /settings/import */
export default ImportScreen;
