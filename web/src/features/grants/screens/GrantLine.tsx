import { useLingui } from '@lingui/react/macro';
import type { Grant } from 'features/grants/api';
import { ScopeList } from 'features/grants/parts/ScopeList';
import { formatDay } from 'lib/format/day';
import { lazy, Suspense, useState } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import { Button } from 'ui/button/Button';
import { FramedLine } from 'ui/framed-list/FramedList';
import styles from './GrantsScreen.module.css';

const EndModal = lazy(() => import('./EndModals').then((file) => ({ default: file.EndModal })));

/** One app or token: how it stands, what it may do, and the way to end it. */
export function GrantLine({ grant }: { /** What was allowed. */ grant: Grant }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const name = grant.app?.name ?? grant.name;
  return (
    <FramedLine
      start={grant.app && <Avatar name={name} src={grant.app.image_url ?? null} size={44} />}
      name={name}
      detail={<Times grant={grant} />}
      action={
        <Button aria-label={t`End ${name}`} onClick={() => setAsking(true)}>
          {t`End`}
        </Button>
      }
    >
      <details className={styles.details}>
        <summary>{t`What it may do`}</summary>
        <ScopeList scopes={grant.scopes} />
      </details>
      <Suspense>
        {asking && <EndModal grant={grant} name={name} onClose={() => setAsking(false)} />}
      </Suspense>
    </FramedLine>
  );
}

function Times({ grant }: { grant: Grant }) {
  const { t, i18n } = useLingui();
  const day = (ms: number) => formatDay(ms, i18n.locale);
  const since = day(grant.created_ms);
  const used = grant.used_ms ? day(grant.used_ms) : '';
  const ends = grant.expires_ms ? day(grant.expires_ms) : '';
  const told = [
    grant.app ? t`Allowed on ${since}` : t`Made on ${since}`,
    used ? t`last used on ${used}` : t`never used`,
    ...(ends ? [t`ends on ${ends}`] : []),
  ];
  return told.join(' · ');
}
