import type { User } from 'features/users/api';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { peopleAddress } from './profileViews';

const FollowsModal = lazy(() =>
  import('./FollowsModal').then((module) => ({ default: module.FollowsModal })),
);

/** The place of the list of who follows a user, or whom they follow, when the address asks for it. */
export function FollowsSlot({ user }: { /** Whose. */ user: User }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  const side = address.get('people');
  if (!stands || !user.shows_follows || (side !== 'followers' && side !== 'following')) return null;
  const close = () =>
    void navigate(peopleAddress(address, null), { replace: true, preventScrollReset: true });
  return (
    <Suspense fallback={null}>
      <FollowsModal user={user} side={side} onClose={close} />
    </Suspense>
  );
}
