import { DoWanted } from 'features/pins/parts/DoWanted';
import { useViewer } from 'features/users/parts/viewer';
import { readWanted } from 'features/users/parts/wanted';
import { paths } from 'lib/paths';
import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';

const InviteNotice = lazy(() =>
  import('features/invites/parts/InviteNotice').then((part) => ({ default: part.InviteNotice })),
);

/**
 * What follows from how the reader came: by an invite, or from signing in with
 * something in mind. In the browser alone; load it with `lazy`.
 */
export function Arrival() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const invite = query.get('invite_code');
  // The sign-up flow comes first.
  const free = viewer !== null && !pathname.startsWith(paths.signupFlow().slice(0, -1));
  return (
    <Suspense fallback={null}>
      {free && readWanted() && <DoWanted viewer={viewer} />}
      {invite && <InviteNotice key={invite} code={invite} />}
    </Suspense>
  );
}
