import { Trans, useLingui } from '@lingui/react/macro';
import { pictureWords } from 'features/pins/parts/picture';
import { type SponsoredPin, STATUS, sponsorshipsApi } from 'features/sponsorships/api';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { MoreButton } from 'ui/button/MoreButton';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Icon } from 'ui/icon/Icon';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { SponsorAnswer } from './SponsorAnswer';
import styles from './SponsoredPins.module.css';

/** Pins for which the viewer was named as who pays, with what they can say. Load it with `lazy`. */
export function SponsoredPins() {
  const { t, i18n } = useLingui();
  const walk = sponsorshipsApi.useListSponsorshipsInfiniteQuery({});
  const all = walk.data?.pages.flatMap((page) => page.data);
  if (!all) {
    return walk.error ? (
      <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
    ) : (
      <Skeleton height={88} />
    );
  }
  if (all.length === 0) {
    return <p className={styles.quiet}>{t`Nobody named you as the sponsor of a pin.`}</p>;
  }
  return (
    <>
      <ul className={styles.list} aria-label={t`Paid partnerships`}>
        {all.map((one) => (
          <li key={one.pin.id}>
            <Line one={one} />
          </li>
        ))}
      </ul>
      <MoreButton walk={walk} />
    </>
  );
}

function Line({ one: { pin, sponsorship } }: { one: SponsoredPin }) {
  const { t } = useLingui();
  const title = pin.title || pictureWords(pin) || t`Pin ${pin.id}`;
  const { creator, status } = sponsorship;
  return (
    <div className={styles.line}>
      <span className={styles.picture} style={{ backgroundColor: pin.dominant_color }}>
        {pin.sensitivity_screen ? (
          <Icon name="eye-off" size={22} />
        ) : (
          <img src={pin.images['136x136'].url} alt="" loading="lazy" />
        )}
      </span>
      <span className={styles.words}>
        <a className={styles.title} href={paths.pin(pin.id)}>
          {title}
        </a>
        <span className={styles.quiet}>
          {status === STATUS.approved ? (
            <Trans>by {creator.full_name}, approved</Trans>
          ) : (
            <Trans>by {creator.full_name}, waits for you</Trans>
          )}
        </span>
      </span>
      <SponsorAnswer pinId={pin.id} status={status} />
    </div>
  );
}
