import { Trans, useLingui } from '@lingui/react/macro';
import { usePlacement } from 'features/experiences/parts/usePlacement';
import { LinkWords } from 'features/links/parts/LinkWords';
import type { Pin, PinDetail } from 'features/pins/api';
import { PinMore } from 'features/pins/parts/PinMore';
import { closeupSource, pictureWords } from 'features/pins/parts/picture';
import { SaveControl } from 'features/pins/parts/SaveControl';
import { usePinDialog } from 'features/pins/parts/usePinDialog';
import { FollowButton } from 'features/users/parts/FollowButton';
import { UserLine } from 'features/users/parts/UserLine';
import { paths } from 'lib/paths';
import { lazy, Suspense } from 'react';
import { Chip } from 'ui/chip/Chip';
import { IconButton } from 'ui/icon-button/IconButton';
import { Picture } from 'ui/picture/Picture';
import { BackLink } from './BackLink';
import styles from './Closeup.module.css';
import { Credit } from './Credit';
import { FeelingsSlot } from './FeelingsSlot';

const LinkPanel = lazy(() =>
  import('features/links/parts/LinkPanel').then((module) => ({ default: module.LinkPanel })),
);

const SponsorAsk = lazy(() =>
  import('features/sponsorships/parts/SponsorAsk').then((module) => ({
    default: module.SponsorAsk,
  })),
);

const PinNote = lazy(() => import('./PinNote').then((module) => ({ default: module.PinNote })));

interface CloseupProps {
  /** What it shows; from a grid at first, then with what the viewer has to do with it. */
  pin: Pin | PinDetail;
}

/** One pin: picture and words side by side in one panel, on a phone one above the other. */
export function Closeup({ pin }: CloseupProps) {
  const { t } = useLingui();
  const ask = usePinDialog();
  const footer = usePlacement('1000069');
  const { width, height } = pin.images.orig;
  return (
    <article className={styles.panel} data-closeup data-wide={width > height * 1.2 || undefined}>
      <BackLink />
      <div className={styles.stage} style={{ backgroundColor: pin.dominant_color }}>
        <a
          className={styles.picture}
          href={pin.images.orig.url}
          aria-label={t`Open the original picture`}
        >
          <Picture
            {...closeupSource(pin.images)}
            alt={pictureWords(pin)}
            color={pin.dominant_color}
            sizes={SIZES}
            first
          />
        </a>
      </div>
      <div className={styles.words}>
        <div className={styles.actions}>
          <span className={styles.buttons}>
            <IconButton label={t`Share`} icon="share" onClick={() => ask('share', pin)} />
            <PinMore pin={pin} />
          </span>
          <SaveControl pin={pin} />
        </div>
        <div className={styles.text}>
          {pin.link && (
            <a
              className={styles.source}
              href={pin.link}
              target="_blank"
              rel="nofollow noopener noreferrer"
            >
              {pin.domain}
            </a>
          )}
          {pin.title && <h1 className={styles.title}>{pin.title}</h1>}
          {pin.closeup_description && (
            <p className={styles.description}>{pin.closeup_description}</p>
          )}
          {pin.pin_note && (
            <Suspense fallback={null}>
              <PinNote pin={pin} />
            </Suspense>
          )}
          <Credit attribution={pin.attribution} />
          {'link_health' in pin && pin.link_health && pin.link && (
            <Suspense fallback={null}>
              <LinkPanel about={pin} link={pin.link} />
            </Suspense>
          )}
          {/* For whoever reads without scripts, as crawlers do. Browsers with scripts leave
              out what is inside, so that it is only part of the server's bundle. */}
          <noscript>{import.meta.env.SSR && <LinkWords pin={pin} />}</noscript>
          {pin.topics.length > 0 && (
            <ul className={styles.topics} aria-label={t`Topics`}>
              {pin.topics.map((topic) => (
                <li key={topic}>
                  <Chip href={paths.searchPins({ query: topic, rs: 'topic' })}>{topic}</Chip>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div
          className={styles.feelings}
          data-done={pin.aggregated_pin_data.did_it_data.user_count > 0 || undefined}
        >
          <FeelingsSlot pin={pin} />
        </div>
        <div className={styles.people}>
          <UserLine user={pin.pinner}>
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
      </div>
    </article>
  );
}

// Half of the panel, or the whole width of a phone.
const SIZES = '(max-width: 767px) 100vw, 508px';
