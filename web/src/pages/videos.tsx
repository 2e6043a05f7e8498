import { VideosScreen } from 'features/interests/screens/VideosScreen';

/** /videos */
export default VideosScreen;
