import { HomeFeedScreen } from 'features/preferences/screens/HomeFeedScreen';

/** /settings/home-feed */
export default HomeFeedScreen;
