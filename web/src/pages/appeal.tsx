import { AppealScreen } from 'features/reports/screens/AppealScreen';

/** /appeal */
export default AppealScreen;
