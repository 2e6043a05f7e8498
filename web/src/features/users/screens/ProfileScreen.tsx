import { useLingui } from '@lingui/react/macro';
import { NotFound } from 'features/search/parts/NotFound';
import { useViewer } from 'features/sessions/parts/viewer';
import { usersApi } from 'features/users/api';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { useParams, useSearchParams } from 'react-router';
import { ErrorState } from 'ui/error-state/ErrorState';
import { TabLinks } from 'ui/tabs/TabLinks';
import { ProfileBoards } from './ProfileBoards';
import { ProfileHeader } from './ProfileHeader';
import { ProfilePins } from './ProfilePins';
import styles from './ProfileScreen.module.css';
import { ProfileSkeleton } from './ProfileSkeleton';

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
  const home = paths.profile(username);
  const pins = address.get('view') === 'pins';
  const mine = viewer?.id === user.id;
  return (
    <div className={styles.screen}>
      <ProfileHeader user={user} mine={mine} />
      <div className={styles.tabs}>
        <TabLinks
          label={t`Profile`}
          links={[
            { href: home, label: t`Boards`, current: !pins },
            { href: `${home}?view=pins`, label: t`Pins`, current: pins },
          ]}
        />
      </div>
      {pins ? (
        <ProfilePins username={username} mine={mine} />
      ) : (
        <ProfileBoards username={username} mine={mine} />
      )}
    </div>
  );
}
