import { CaseScreen } from 'features/reports/screens/CaseScreen';

/** /reports/:caseId */
export default CaseScreen;
