import { CasesScreen } from 'features/reports/screens/CasesScreen';

/** /reports */
export default CasesScreen;
