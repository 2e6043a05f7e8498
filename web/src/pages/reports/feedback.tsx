import { FeedbackScreen } from 'features/feedback/screens/FeedbackScreen';

/** /reports/feedback */
export default FeedbackScreen;
