import { type UserRef, usersApi } from 'features/users/api';
import { FollowToggle } from 'features/users/parts/FollowToggle';
import { useViewer } from 'features/users/parts/viewer';

/** Follows a user beside what all viewers share, which does not say whether this one does: the profile does. */
export function FollowButton({ user }: { /** Whom to follow. */ user: UserRef }) {
  const viewer = useViewer();
  const profile = usersApi.useGetUserQuery(
    { username: user.username },
    { skip: !viewer || viewer.id === user.id },
  );
  return (
    <FollowToggle
      user={user}
      followed={Boolean((profile.data ?? user).explicitly_followed_by_me)}
    />
  );
}
