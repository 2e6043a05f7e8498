import { TopicScreen } from 'features/interests/screens/TopicScreen';

/** /topics/:interest */
export default TopicScreen;
