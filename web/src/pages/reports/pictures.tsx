import { BannedPicturesScreen } from 'features/reports/screens/BannedPicturesScreen';

/** /reports/pictures */
export default BannedPicturesScreen;
