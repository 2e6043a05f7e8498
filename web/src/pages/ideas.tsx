import { IdeasScreen } from 'features/interests/screens/IdeasScreen';

/** /ideas */
export default IdeasScreen;
