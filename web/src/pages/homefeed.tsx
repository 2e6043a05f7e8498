import { HomeScreen } from 'features/feeds/screens/HomeScreen';

/** /homefeed */
export default HomeScreen;
