import { DecisionsScreen } from 'features/reports/screens/DecisionsScreen';

/** /settings/decisions */
export default DecisionsScreen;
