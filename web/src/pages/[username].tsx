import { ProfileBoards } from 'features/boards/parts/ProfileBoards';
import { MyInvitesSlot } from 'features/collaborators/parts/MyInvitesSlot';
import { CreatedPins } from 'features/pins/parts/CreatedPins';
import { ProfilePins } from 'features/pins/parts/ProfilePins';
import { SearchProfile } from 'features/search/parts/SearchProfile';
import {
  type ProfileParts,
  ProfileScreen,
  type ProfileViewProps,
} from 'features/users/screens/ProfileScreen';
import { lazy } from 'react';

const parts: ProfileParts = {
  Boards: (props: ProfileViewProps) => <ProfileBoards {...props} invites={<MyInvitesSlot />} />,
  Pins: ProfilePins,
  Search: SearchProfile,
  Created: CreatedPins,
  Favourites: lazy(() =>
    import('features/favorites/parts/FavoritePins').then((module) => ({
      default: module.FavoritePins,
    })),
  ),
  Share: lazy(() =>
    import('features/shares/parts/ShareProfile').then((module) => ({
      default: module.ShareProfile,
    })),
  ),
  WriteTo: lazy(() =>
    import('features/conversations/parts/WriteTo').then((module) => ({ default: module.WriteTo })),
  ),
};

/** /:username */
export default function ProfilePage() {
  return <ProfileScreen parts={parts} />;
}
