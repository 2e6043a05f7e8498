import { useLingui } from '@lingui/react/macro';
import type { User } from 'features/users/api';
import { followsApi } from 'features/users/follows';
import { FollowLine } from 'features/users/parts/FollowLine';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { settingsPaths } from 'lib/settingsPaths';
import { ButtonLink } from 'ui/button/ButtonLink';
import { MoreButton } from 'ui/button/MoreButton';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Modal } from 'ui/modal/Modal';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './FollowsModal.module.css';

/** From which side follows are looked at. */
export type Side = 'followers' | 'following';

interface FollowsModalProps {
  /** Whose. */
  user: User;
  /** Who follows them, or whom they follow. */
  side: Side;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Who follows a user, or whom they follow, the latest first. Load it with `lazy`. */
export function FollowsModal({ user, side, onClose }: FollowsModalProps) {
  const { t, i18n } = useLingui();
  const options = { user_id: user.id };
  const skip = side !== 'followers';
  const followers = followsApi.useListFollowersInfiniteQuery(options, { skip });
  const following = followsApi.useListFollowingInfiniteQuery(options, { skip: !skip });
  const walk = skip ? following : followers;
  const people = walk.data?.pages.flatMap((page) => page.data);
  const counted = skip ? user.following_count : user.follower_count;
  return (
    <Modal open size="small" title={skip ? t`Following` : t`Followers`} onOpenChange={onClose}>
      <div className={styles.follows}>
        {!people && walk.error && (
          <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
        )}
        {!people && !walk.error && <Waiting />}
        {people?.length === 0 && <EmptyList user={user} side={side} counted={counted} />}
        {people && people.length > 0 && (
          <ul className={styles.list} aria-label={skip ? t`Following` : t`Followers`}>
            {people.map((listed) => (
              <li key={listed.id}>
                <FollowLine user={listed} />
              </li>
            ))}
          </ul>
        )}
        <MoreButton walk={walk} className={styles.more} />
        {!walk.hasNextPage && people && people.length > 0 && people.length < counted && (
          <p className={styles.quiet}>{t`Who hides their profile is counted, but not listed.`}</p>
        )}
      </div>
    </Modal>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{t`Loading....`}</VisuallyHidden>
      {[180, 140, 160].map((width) => (
        <span key={width} className={styles.waiting}>
          <Skeleton shape="round" width={48} height={48} />
          <Skeleton shape="text" width={width} />
        </span>
      ))}
    </div>
  );
}

interface EmptyListProps {
  /** Whose. */
  user: User;
  /** Who follows them, or whom they follow. */
  side: Side;
  /** How many there are that are not shown. */
  counted: number;
}

function EmptyList({ user, side, counted }: EmptyListProps) {
  const { t } = useLingui();
  const mine = useViewer()?.id === user.id;
  if (counted > 0) {
    return <EmptyState icon="lock" words={t`Everybody counted here hides their profile.`} />;
  }
  if (side === 'followers') {
    return (
      <EmptyState
        icon="people"
        words={mine ? t`Who follows you stands here.` : t`Nobody follows ${user.full_name} yet.`}
        action={mine && <ButtonLink href={settingsPaths.invites()}>{t`Invite friends`}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon="people"
      words={
        mine
          ? t`Follow people whose pins you like, and they stand here.`
          : t`${user.full_name} follows nobody yet.`
      }
      action={mine && <ButtonLink href={paths.home()}>{t`Look around`}</ButtonLink>}
    />
  );
}
