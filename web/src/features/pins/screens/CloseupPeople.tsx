import { Plural, Trans } from '@lingui/react/macro';
import { usePlacement } from 'features/experiences/parts/usePlacement';
import type { PinDetail } from 'features/pins/api';
import { FollowButton } from 'features/users/parts/FollowButton';
import { UserLine } from 'features/users/parts/UserLine';
import { Part } from 'lib/Part';
import { paths } from 'lib/paths';
import type { ComponentType } from 'react';
import styles from './Closeup.module.css';

export interface CloseupPeopleProps {
  pin: PinDetail;
  /** What is still open between the pinner and who paid. */
  SponsorAsk: ComponentType<{
    pin: PinDetail;
    sponsorship: NonNullable<PinDetail['sponsorship']>;
  }>;
}

/** Who published a pin first, who paid for it, and who saved it where. */
export function CloseupPeople({ pin, SponsorAsk }: CloseupPeopleProps) {
  const footer = usePlacement('1000069');
  const { board, origin_pinner: origin, pinner } = pin;
  const creator = origin ?? pinner;
  return (
    <div className={styles.people}>
      <UserLine
        user={creator}
        note={<Plural value={creator.follower_count} one="# follower" other="# followers" />}
      >
        <FollowButton user={creator} />
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
        <Part>
          <SponsorAsk pin={pin} sponsorship={pin.sponsorship} />
        </Part>
      )}
      {!footer?.hide_footer && (
        <footer className={styles.board}>
          {origin ? (
            <Trans>
              Saved by <a href={paths.profile(pinner.username)}>{pinner.full_name}</a> to{' '}
              <a href={board.url}>{board.name}</a>
            </Trans>
          ) : (
            <Trans>
              Saved to <a href={board.url}>{board.name}</a>
            </Trans>
          )}
        </footer>
      )}
    </div>
  );
}
