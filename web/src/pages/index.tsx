import { HomeScreen } from 'features/feeds/screens/HomeScreen';

/** / */
export default HomeScreen;
