import { EmailSubscriptionScreen } from 'features/preferences/screens/EmailSubscriptionScreen';

/** /email/subscription */
export default EmailSubscriptionScreen;
