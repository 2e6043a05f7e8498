import { MailLinkScreen } from 'features/sessions/screens/MailLinkScreen';

/** /login/mail */
export default MailLinkScreen;
