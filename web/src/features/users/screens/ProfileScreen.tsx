import { useLingui } from '@lingui/react/macro';
import { type User, usersApi } from 'features/users/api';
import { NotFound } from 'features/users/parts/NotFound';
import styles from 'features/users/parts/Profile.module.css';
import { useViewer } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { type ComponentType, lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ErrorState } from 'ui/error-state/ErrorState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import { TabLinks } from 'ui/tabs/TabLinks';
import { FollowsSlot } from './FollowsSlot';
import { ProfileHeader, type ProfileHeaderProps } from './ProfileHeader';
import { ProfileSkeleton } from './ProfileSkeleton';

const BlockedProfile = lazy(() =>
  import('features/users/parts/BlockedProfile').then((module) => ({
    default: module.BlockedProfile,
  })),
);

/** What a profile shows below its head. */
export interface ProfileViewProps {
  /** Whose, as the address has it. */
  username: string;
  user: User;
  /** Whether the viewer looks at themselves. */
  mine: boolean;
}

/** What a profile is made of that stands above people, handed in by the page. */
export interface ProfileParts {
  Boards: ComponentType<ProfileViewProps>;
  Pins: ComponentType<ProfileViewProps>;
  /** Searches among them. */
  Search: ComponentType<ProfileViewProps>;
  Created: ComponentType<ProfileViewProps>;
  /** Only on the viewer's own profile. */
  Favourites: ComponentType;
  /** Hands the profile on. */
  Share: ProfileHeaderProps['Share'];
  /** Opens what the viewer and the user write to each other. */
  WriteTo: ProfileHeaderProps['WriteTo'];
}

/** A user: who they are, their boards, their pins. */
export function ProfileScreen({ parts }: { parts: ProfileParts }) {
  const { username = '' } = useParams();
  return <Profile key={username} username={username} parts={parts} />;
}

function Profile({ username, parts }: { username: string; parts: ProfileParts }) {
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
  const shown = { username, user, mine };
  return (
    <div className={styles.screen}>
      <ProfileHeader user={user} mine={mine} Share={parts.Share} WriteTo={parts.WriteTo} />
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
      {view === 'pins' && (
        <>
          <parts.Search {...shown} />
          <parts.Pins {...shown} />
        </>
      )}
      {view === 'boards' && <parts.Boards {...shown} />}
      {view === 'created' && <parts.Created {...shown} />}
      {view === 'favourites' && (
        <Suspense fallback={<GridSkeleton />}>
          <parts.Favourites />
        </Suspense>
      )}
    </div>
  );
}
