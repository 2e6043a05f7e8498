import { Plural, Trans } from '@lingui/react/macro';
import { usePlacement } from 'features/experiences/parts/usePlacement';
import type { Pin } from 'features/pins/api';
import { FollowButton } from 'features/users/parts/FollowButton';
import { UserLine } from 'features/users/parts/UserLine';
import { paths } from 'lib/paths';
import { type ComponentType, Suspense } from 'react';
import styles from './Closeup.module.css';

export interface CloseupPeopleProps {
  pin: Pin;
  /** What is still open between the pinner and who paid. */
  SponsorAsk: ComponentType<{ pin: Pin; sponsorship: NonNullable<Pin['sponsorship']> }>;
}

/** Whose a pin is, who paid for it, and on which board it lies. */
export function CloseupPeople({ pin, SponsorAsk }: CloseupPeopleProps) {
  const footer = usePlacement('1000069');
  return (
    <div className={styles.people}>
      <UserLine
        user={pin.pinner}
        note={<Plural value={pin.pinner.follower_count} one="# follower" other="# followers" />}
      >
        <FollowButton user={pin.pinner} />
      </UserLine>
      {pin.sponsorship?.status === 1 && (
        <p className={styles.board}>
          <Trans>
            Paid partnership with{' '}
            <a href={paths.profile(pin.sponsorship.sponsor.username)}>
              {pin.sponsorship.sponsor.full_name}
            </a>
          </Trans>
        </p>
      )}
      {pin.sponsorship && pin.sponsorship.status !== 1 && (
        <Suspense fallback={null}>
          <SponsorAsk pin={pin} sponsorship={pin.sponsorship} />
        </Suspense>
      )}
      {!footer?.hide_footer && (
        <footer className={styles.board}>
          <Trans>
            Saved to <a href={pin.board.url}>{pin.board.name}</a>
          </Trans>
        </footer>
      )}
    </div>
  );
}
