import { BusinessSettingsScreen } from 'features/businesses/screens/BusinessSettingsScreen';

/** The viewer's business, or how to open one. */
export default BusinessSettingsScreen;
