import { useLingui } from '@lingui/react/macro';
import { NotFound } from 'features/search/parts/NotFound';
import { useViewer } from 'features/sessions/parts/viewer';
import { usersApi } from 'features/users/api';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ErrorState } from 'ui/error-state/ErrorState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import { TabLinks } from 'ui/tabs/TabLinks';
import { CreatedSlot } from './CreatedSlot';
import { FollowsSlot } from './FollowsSlot';
import { ProfileBoards } from './ProfileBoards';
import { ProfileHeader } from './ProfileHeader';
import { ProfilePins } from './ProfilePins';
import styles from './ProfileScreen.module.css';
import { ProfileSkeleton } from './ProfileSkeleton';

const BlockedProfile = lazy(() =>
  import('features/blocks/parts/BlockedProfile').then((module) => ({
    default: module.BlockedProfile,
  })),
);
const FavoritePins = lazy(() =>
  import('features/favorites/parts/FavoritePins').then((module) => ({
    default: module.FavoritePins,
  })),
);

/** A person: who they are, their boards, their pins. */
export function ProfileScreen() {
  const { username = '' } = useParams();
  return <Profile key={username} username={username} />;
}

function Profile({ username }: { username: string }) {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const [address] = useSearchParams();
  const { data: user, error, refetch } = usersApi.useGetUserQuery({ username });
  useTitle(user && t`${user.full_name} (@${user.username})`);
  if ((error as ApiError | undefined)?.status === 404) {
    return <NotFound words={t`Nobody here has this name.`} />;
  }
  if (!user) {
    return error ? (
      <ErrorState words={errorText(i18n, error)} onRetry={refetch} />
    ) : (
      <ProfileSkeleton />
    );
  }
  if (user.blocked_by_me) {
    return (
      <div className={styles.screen}>
        <Suspense fallback={<ProfileSkeleton />}>
          <BlockedProfile user={user} />
        </Suspense>
      </div>
    );
  }
  const home = paths.profile(username);
  const mine = viewer?.id === user.id;
  const asked = address.get('view');
  const isOpen = asked === 'pins' || asked === 'created' || (asked === 'favourites' && mine);
  const view = isOpen ? asked : 'boards';
  return (
    <div className={styles.screen}>
      <ProfileHeader user={user} mine={mine} />
      <FollowsSlot user={user} />
      <div className={styles.tabs}>
        <TabLinks
          label={t`Profile`}
          links={[
            { href: home, label: t`Boards`, current: view === 'boards' },
            { href: `${home}?view=pins`, label: t`Pins`, current: view === 'pins' },
            { href: `${home}?view=created`, label: t`Created`, current: view === 'created' },
            ...(mine
              ? [
                  {
                    href: `${home}?view=favourites`,
                    label: t`Favourites`,
                    current: view === 'favourites',
                  },
                ]
              : []),
          ]}
        />
      </div>
      {view === 'pins' && <ProfilePins username={username} mine={mine} />}
      {view === 'boards' && <ProfileBoards username={username} mine={mine} />}
      {view === 'created' && <CreatedSlot user={user} mine={mine} />}
      {view === 'favourites' && (
        <Suspense fallback={<GridSkeleton />}>
          <FavoritePins />
        </Suspense>
      )}
    </div>
  );
}
