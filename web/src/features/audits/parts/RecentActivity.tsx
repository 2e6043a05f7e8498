import { useLingui } from '@lingui/react/macro';
import { auditsApi } from 'features/audits/api';
import type { Schema } from 'lib/call';
import { describeAgent } from 'lib/describeAgent';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './RecentActivity.module.css';

type Change = Schema['AuditView']['change'];

/** What was changed about the viewer's account, newest first, so that the owner sees what others did. */
export function RecentActivity() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = auditsApi.useListAuditsQuery({});
  return (
    <section className={styles.activity} aria-labelledby="activity">
      <h2 id="activity">{t`Recent activity`}</h2>
      {error && !data && <ErrorState words={errorText(i18n, error)} onRetry={refetch} />}
      {!data && !error && (
        <div role="status" aria-label={t`Loading....`}>
          <Skeleton height={120} />
        </div>
      )}
      {data?.audits.length === 0 && <p className={styles.detail}>{t`Nothing was changed yet.`}</p>}
      {data && (
        <ul className={styles.list}>
          {data.audits.map((audit) => (
            <AuditLine key={audit.id} audit={audit} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AuditLine({ audit }: { audit: Schema['AuditView'] }) {
  const { t, i18n } = useLingui();
  const words = useChangeWords();
  const { browser, system } = describeAgent(audit.user_agent);
  const where = browser && system ? t`${browser} on ${system}` : browser || t`Unknown browser`;
  let by = where;
  if (audit.change === 'website_lost') by = t`Found when it was looked at again`;
  else if (audit.is_by_host) by = t`By the people who run this site`;
  return (
    <li className={styles.line}>
      <p>{words[audit.change]}</p>
      <p className={styles.detail}>
        {formatDay(audit.at_ms, i18n.locale)}
        {' · '}
        {by}
      </p>
    </li>
  );
}

function useChangeWords(): Record<Change, string> {
  const { t } = useLingui();
  return {
    account_created: t`Account created`,
    password_changed: t`Password changed`,
    password_reset: t`New password chosen with a link`,
    reset_link_made: t`Link to a new password made`,
    email_changed: t`Email changed`,
    email_verified: t`Email verified`,
    vouched: t`Verified by the host`,
    unvouched: t`No longer verified by the host`,
    sessions_ended: t`Other devices logged out`,
    mfa_enabled: t`Two-step verification switched on`,
    mfa_disabled: t`Two-step verification switched off`,
    recovery_codes_renewed: t`New recovery codes made`,
    passkey_added: t`Passkey added`,
    passkey_removed: t`Passkey removed`,
    network_connected: t`Other log-in connected`,
    network_disconnected: t`Other log-in disconnected`,
    app_allowed: t`App allowed`,
    app_ended: t`App ended`,
    token_created: t`Access token made`,
    token_ended: t`Access token ended`,
    webhook_added: t`Webhook added`,
    webhook_changed: t`Webhook changed`,
    webhook_deleted: t`Webhook deleted`,
    website_claimed: t`Website claimed`,
    website_verified: t`Website verified`,
    website_lost: t`Website no longer verified`,
    website_unclaimed: t`Website given up`,
    passcode_created: t`Parental passcode set`,
    passcode_reset: t`New parental passcode chosen with a link`,
    passcode_removed: t`Parental passcode removed`,
    employee_granted: t`Became staff`,
    employee_revoked: t`No longer staff`,
    restricted: t`Comments and messages limited to followers`,
    unrestricted: t`Comments and messages no longer limited`,
    write_banned: t`Publishing switched off`,
    write_unbanned: t`Publishing switched on again`,
    export_requested: t`Data requested`,
    deactivated: t`Account deactivated`,
    deleted: t`Account deleted`,
    restored: t`Account taken back by logging in`,
    suspended: t`Account suspended`,
    unsuspended: t`Account no longer suspended`,
    invite_created: t`Invite made`,
    invite_ended: t`Invite ended`,
    article_published: t`Article published`,
    article_withdrawn: t`Article withdrawn`,
    article_deleted: t`Article deleted`,
    rule_put: t`Rule about words or links made or changed`,
    rule_deleted: t`Rule about words or links deleted`,
    picture_banned: t`Picture banned`,
    picture_unbanned: t`Ban of a picture lifted`,
    warned: t`The host warned you`,
    thing_deleted: t`The host deleted something of yours`,
    thing_hidden: t`The host hid a board of yours, or what your profile says`,
    picture_removed: t`The host removed a banned picture from your profile or app`,
    decision_appealed: t`Decision of the host appealed`,
    decision_upheld: t`Appeal answered: the decision stays`,
    decision_reversed: t`The host took a decision back`,
  };
}
