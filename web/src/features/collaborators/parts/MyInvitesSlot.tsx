import { lazy, Suspense, useEffect, useState } from 'react';

const MyInvites = lazy(() =>
  import('./MyInvites').then((module) => ({ default: module.MyInvites })),
);

/** Where the viewer's own invites to boards are shown; fetched after the page. */
export function MyInvitesSlot() {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return stands ? (
    <Suspense fallback={null}>
      <MyInvites />
    </Suspense>
  ) : null;
}
