import { InvitesScreen } from 'features/invites/screens/InvitesScreen';

/** /settings/invites */
export default InvitesScreen;
