import { BinScreen } from 'features/bin/screens/BinScreen';

/** /settings/recently-deleted */
export default BinScreen;
