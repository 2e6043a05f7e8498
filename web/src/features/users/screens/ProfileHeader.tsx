import { Plural, useLingui } from '@lingui/react/macro';
import type { User } from 'features/users/api';
import { FollowButton } from 'features/users/parts/FollowButton';
import type { ProfileShareProps } from 'features/users/parts/ProfileShareProps';
import { Verified } from 'features/users/parts/Verified';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { IconButton } from 'ui/icon-button/IconButton';
import type { Side } from './FollowsModal';
import { ProfileCover, ProfileFace } from './ProfileFace';
import styles from './ProfileHeader.module.css';
import { ProfileMenu } from './ProfileMenu';
import { peopleAddress } from './profileViews';

export interface ProfileHeaderProps {
  /** Who. */
  user: User;
  /** Whether the viewer looks at themselves. */
  mine: boolean;
  /** Hands the profile on, in a dialog that is there as soon as it is drawn. */
  Share: ComponentType<ProfileShareProps>;
  /** Opens what the two write to each other, as soon as it is drawn. */
  WriteTo: ComponentType<{ user: User; onDone: () => void }>;
}

/** Who a user is, in the middle of the page, and what can be done about them. */
export function ProfileHeader({ user, mine, Share, WriteTo }: ProfileHeaderProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  return (
    <header className={styles.header}>
      <ProfileCover user={user} />
      <ProfileFace user={user} />
      <h1 className={styles.name}>
        {user.full_name}
        <Verified user={user} />
      </h1>
      <p className={styles.handle}>
        @{user.username}
        {user.pronouns && ` · ${user.pronouns}`}
        {user.website_url && (
          <>
            {' · '}
            <a
              className={styles.website}
              href={user.website_url}
              target="_blank"
              rel={user.domain_verified ? 'me noopener' : 'nofollow noopener noreferrer'}
            >
              {user.domain_url}
            </a>
          </>
        )}
      </p>
      {user.about && <p className={styles.about}>{user.about}</p>}
      <ul className={styles.counts} aria-label={t`Counts`}>
        <li>
          <Follows user={user} side="followers">
            <Plural value={user.follower_count} one="# follower" other="# followers" />
          </Follows>
        </li>
        <li>
          <Follows user={user} side="following">
            <Plural value={user.following_count} one="# following" other="# following" />
          </Follows>
        </li>
        <li>
          <Plural value={user.pin_count} one="# pin" other="# pins" />
        </li>
      </ul>
      <div className={styles.actions}>
        <ShareButton user={user} Share={Share} />
        {mine ? (
          <>
            <ButtonLink href={paths.profileSettings()}>{t`Edit profile`}</ButtonLink>
            <ButtonLink kind="inverse" icon="plus" href={paths.createPin()}>
              {t`Create`}
            </ButtonLink>
          </>
        ) : (
          <>
            {viewer?.should_show_messaging && <MessageButton user={user} WriteTo={WriteTo} />}
            <FollowButton user={user} />
            {viewer && <ProfileMenu user={user} />}
          </>
        )}
      </div>
    </header>
  );
}

/** Hands the profile on. */
function ShareButton({ user, Share }: Pick<ProfileHeaderProps, 'user' | 'Share'>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t`Share`} icon="share" kind="quiet" onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <Share user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Writes to the user. */
function MessageButton({ user, WriteTo }: Pick<ProfileHeaderProps, 'user' | 'WriteTo'>) {
  const { t } = useLingui();
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Button pending={isWanted} onClick={() => setWanted(true)}>
        {t`Message`}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <WriteTo user={user} onDone={() => setWanted(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A number that opens the list of whom it counts, where they are shown. */
function Follows({ user, side, children }: { user: User; side: Side; children: ReactNode }) {
  const [address] = useSearchParams();
  if (!user.shows_follows) return children;
  return (
    <a className={styles.count} href={peopleAddress(address, side)}>
      {children}
    </a>
  );
}
