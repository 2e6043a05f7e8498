import { useLingui } from '@lingui/react/macro';
import { type Grant, grantsApi } from 'features/grants/api';
import { ScopeList } from 'features/grants/parts/ScopeList';
import { AskButton } from 'features/users/parts/AskButton';
import { formatDay } from 'lib/format/day';
import { Avatar } from 'ui/avatar/Avatar';
import { FramedLine } from 'ui/framed-list/FramedList';
import styles from './GrantsScreen.module.css';

/** One app or token: how it stands, what it may do, and the way to end it. */
export function GrantLine({ grant }: { /** What was allowed. */ grant: Grant }) {
  const { t } = useLingui();
  const [end] = grantsApi.useEndGrantsMutation();
  const name = grant.app?.name ?? grant.name;
  return (
    <FramedLine
      start={grant.app && <Avatar name={name} src={grant.app.image_url ?? null} size={44} />}
      name={name}
      detail={<Times grant={grant} />}
      action={
        <AskButton
          aria-label={t`End ${name}`}
          ask={{
            title: t`End ${name}?`,
            words: grant.app
              ? t`It can do nothing for you any more. What it has learned or pinned before stays.`
              : t`Whatever uses this token stops working at once.`,
            yes: t`End it`,
            send: () => end({ grant_id: grant.id }),
            done: t`${name} has ended`,
          }}
        >
          {t`End`}
        </AskButton>
      }
    >
      <details className={styles.details}>
        <summary>{t`What it may do`}</summary>
        <ScopeList scopes={grant.scopes} />
      </details>
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
