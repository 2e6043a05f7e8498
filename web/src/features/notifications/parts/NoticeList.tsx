import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { startOfDay } from 'features/conversations/parts/runs';
import { useKeptDevice } from 'features/devices/parts/useKeptDevice';
import type { Notice } from 'features/notifications/api';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { lazy, Suspense, useId, useState } from 'react';
import { ButtonLink } from 'ui/button/ButtonLink';
import { MoreButton } from 'ui/button/MoreButton';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import { NoticeLine } from './NoticeLine';
import styles from './NoticeList.module.css';
import { byPeriod, type Period } from './periods';
import { useNotices } from './useNotices';

const WhoModal = lazy(() => import('./WhoModal').then((part) => ({ default: part.WhoModal })));

interface NoticeListProps {
  /** What the headings of its parts are below. */
  level: 1 | 2;
}

/** What the viewer is told, the latest first, by day. Shown is seen. */
export function NoticeList({ level }: NoticeListProps) {
  const { t, i18n } = useLingui();
  const { walk, notices, came } = useNotices();
  useKeptDevice();
  const [asked, setAsked] = useState<Notice | null>(null);
  if (!notices) {
    return walk.error ? (
      <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
    ) : (
      <ListSkeleton />
    );
  }
  if (notices.length === 0 && !walk.hasNextPage) return <Nothing />;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {came > 0 &&
            t`${plural(came, { one: '# new notification', other: '# new notifications' })}`}
        </span>
      </VisuallyHidden>
      <div className={styles.groups}>
        {byPeriod(notices, Date.now(), startOfDay).map((group) => (
          <Group key={group.period} {...group} level={level} onAll={setAsked} />
        ))}
      </div>
      <MoreButton walk={walk} className={styles.more} />
      {asked && (
        <Suspense fallback={null}>
          <WhoModal notice={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}

interface GroupProps {
  period: Period;
  notices: readonly Notice[];
  level: 1 | 2;
  onAll: (notice: Notice) => void;
}

function Group({ period, notices, level, onAll }: GroupProps) {
  const heading = useId();
  const Heading = level === 1 ? 'h2' : 'h3';
  const name = usePeriodName()(period);
  return (
    <section aria-labelledby={heading}>
      <Heading id={heading} className={styles.period}>
        {name}
      </Heading>
      <ul className={styles.list} aria-labelledby={heading}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeLine notice={notice} onAll={() => onAll(notice)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function usePeriodName(): (period: Period) => string {
  const { t } = useLingui();
  return (period) => {
    if (period === 'today') return t`Today`;
    if (period === 'yesterday') return t`Yesterday`;
    return period === 'week' ? t`This week` : t`Earlier`;
  };
}

function Nothing() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="bell"
      words={t`When others save, like or comment on your pins, it stands here.`}
      action={<ButtonLink href={paths.createPin()}>{t`Create a pin`}</ButtonLink>}
    />
  );
}

/** As many as stand in sight before they are there. */
const PLACES = [72, 58, 80, 64, 70];

function ListSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status">
      <VisuallyHidden>{t`Loading....`}</VisuallyHidden>
      <div className={styles.period}>
        <Skeleton shape="text" width={64} />
      </div>
      {PLACES.map((width) => (
        <div key={width} className={styles.place}>
          <Skeleton shape="round" width={48} height={48} />
          <span className={styles.words}>
            <Skeleton shape="text" width={`${width}%`} />
          </span>
          <Skeleton width={56} height={56} />
        </div>
      ))}
    </div>
  );
}
