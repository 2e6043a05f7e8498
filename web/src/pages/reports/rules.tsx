import { RulesScreen } from 'features/rules/screens/RulesScreen';

/** /reports/rules */
export default RulesScreen;
