import { Trans, useLingui } from '@lingui/react/macro';
import type { PinDetail } from 'features/pins/api';
import { usePinDialog } from 'features/pins/parts/usePinDialog';
import { STATUS } from 'features/sponsorships/api';
import { useViewer } from 'features/users/parts/viewer';
import { Button } from 'ui/button/Button';
import { SponsorAnswer } from './SponsorAnswer';
import styles from './SponsorAsk.module.css';

interface SponsorAskProps {
  /** Which pin. */
  pin: PinDetail;
  /** What is between the two. */
  sponsorship: NonNullable<PinDetail['sponsorship']>;
}

/** A pending sponsorship, shown to the creator who requested it and to the sponsor who answers. Load it with `lazy`. */
export function SponsorAsk({ pin, sponsorship }: SponsorAskProps) {
  const { t } = useLingui();
  const ask = usePinDialog();
  const viewer = useViewer();
  const { creator, sponsor, status } = sponsorship;
  if (viewer?.id === sponsor.id) {
    return (
      <div className={styles.ask}>
        <p>
          <Trans>{creator.full_name} says that you pay for this pin.</Trans>
        </p>
        <SponsorAnswer pinId={pin.id} status={status} />
      </div>
    );
  }
  return (
    <div className={styles.ask}>
      <p>
        {status === STATUS.pending ? (
          <Trans>Waits until {sponsor.full_name} approves the partnership.</Trans>
        ) : (
          <Trans>{sponsor.full_name} does not want to be named here.</Trans>
        )}
      </p>
      <span className={styles.ways}>
        <Button size="small" onClick={() => ask('sponsor', pin)}>{t`Partnership`}</Button>
      </span>
    </div>
  );
}
