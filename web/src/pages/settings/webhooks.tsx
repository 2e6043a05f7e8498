import { WebhooksScreen } from 'features/webhooks/screens/WebhooksScreen';

/** /settings/webhooks */
export default WebhooksScreen;
