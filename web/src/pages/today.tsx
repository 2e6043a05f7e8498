import { TodayScreen } from 'features/articles/screens/TodayScreen';

/** /today */
export default TodayScreen;
