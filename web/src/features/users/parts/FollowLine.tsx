import type { UserRef } from 'features/users/api';
import { FollowToggle } from 'features/users/parts/FollowToggle';
import { UserLine } from 'features/users/parts/UserLine';
import { useState } from 'react';

/**
 * A user in a list, and the way to follow them. The list says whether the viewer does:
 * unlike `FollowButton`, no profile is asked for.
 */
export function FollowLine({ user }: { /** Whom. */ user: UserRef }) {
  const [followed, setFollowed] = useState(Boolean(user.explicitly_followed_by_me));
  return (
    <UserLine user={user} note={`@${user.username}`}>
      <FollowToggle user={user} followed={followed} onChange={setFollowed} />
    </UserLine>
  );
}
