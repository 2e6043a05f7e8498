import { useLingui } from '@lingui/react/macro';
import { feedsApi } from 'features/feeds/api';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { itself, usePinList } from 'features/pins/parts/pinList';
import { useViewer } from 'features/users/parts/viewer';
import { useAppData } from 'lib/appData';
import { Part } from 'lib/Part';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import { Guides } from './Guides';
import styles from './HomeScreen.module.css';
import { Welcome } from './Welcome';

const FirstFollows = lazy(() =>
  import('features/interests/parts/FirstFollows').then((file) => ({ default: file.FirstFollows })),
);
const Reminders = lazy(() => import('./Reminders').then((file) => ({ default: file.Reminders })));

/** The home feed, chosen or of what is followed; signed-out readers are welcomed above what is popular. */
export function HomeScreen() {
  const { t } = useLingui();
  const viewer = useViewer();
  const { brand } = useAppData();
  const [address] = useSearchParams();
  const isFollowing = viewer !== null && address.get('feed') === 'following';
  const chosen = feedsApi.useListHomePinsInfiniteQuery({}, { skip: isFollowing });
  const followed = feedsApi.useListFollowingPinsInfiniteQuery({}, { skip: !isFollowing });
  const list = useUnhidden(usePinList(isFollowing ? followed : chosen, itself));
  useTitle(viewer ? t`Home` : brand.name);
  const name = isFollowing ? t`Following` : t`For you`;
  return (
    <div className={styles.screen}>
      {viewer ? (
        <>
          <h1>
            <VisuallyHidden>{name}</VisuallyHidden>
          </h1>
          <Guides viewer={viewer} isFollowing={isFollowing} />
          {viewer.nags.length > 0 && (
            <div className={viewer.nags.includes('finish_signup') ? styles.reminder : undefined}>
              <Part>
                <Reminders viewer={viewer} />
              </Part>
            </div>
          )}
        </>
      ) : (
        <Welcome />
      )}
      <PinFeed
        key={name}
        label={viewer ? name : t`Popular now`}
        list={list}
        empty={
          isFollowing ? (
            <Part>
              <FirstFollows refetch={followed.refetch} />
            </Part>
          ) : (
            <NothingSaved />
          )
        }
        end={t`You have seen everything for now.`}
      />
    </div>
  );
}

function NothingSaved() {
  const { t } = useLingui();
  const viewer = useViewer();
  return (
    <EmptyState
      words={t`Nobody has saved a picture here yet.`}
      action={
        viewer && (
          <ButtonLink kind="primary" href={paths.createPin()}>
            {t`Create a pin`}
          </ButtonLink>
        )
      }
    />
  );
}
