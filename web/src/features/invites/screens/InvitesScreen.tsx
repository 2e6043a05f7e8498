import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Invite, invitesApi } from 'features/invites/api';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import styles from './InvitesScreen.module.css';

/** Links by which the viewer brings others here. */
export function InvitesScreen() {
  const { t } = useLingui();
  return (
    <SettingsPage
      title={t`Invite friends`}
      lead={t`Send somebody a link. Whoever signs up with it is told that it comes from you.`}
    >
      {() => <Links />}
    </SettingsPage>
  );
}

function Links() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { data } = invitesApi.useListInvitesQuery({});
  const [create, { isLoading }] = invitesApi.useCreateInviteMutation();
  const make = async () => {
    const { error } = await create({});
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  const most = data?.most ?? 0;
  return (
    <div className={styles.links}>
      <div>
        <Button kind="primary" pending={isLoading} onClick={() => void make()}>
          {t`Make a link`}
        </Button>
      </div>
      {data && data.invites.length === 0 && (
        <p className={styles.quiet}>
          <Trans>You have no links yet. Up to {most} can work at once.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {data?.invites.map((invite) => (
          <li key={invite.invite_code}>
            <Line invite={invite} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ invite }: { invite: Invite }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [end, { isLoading }] = invitesApi.useDeleteInviteMutation();
  const left = invite.most_uses - invite.uses;
  const copy = async () => {
    await navigator.clipboard.writeText(invite.url);
    toast({ words: t`Link copied` });
  };
  const stop = async () => {
    const { error } = await end({ invite_code: invite.invite_code });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  return (
    <div className={styles.line}>
      <TextField
        label={t`Link`}
        value={invite.url}
        readOnly
        description={
          <Plural value={left} one="# more person can use it." other="# more people can use it." />
        }
      />
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{t`Copy`}</Button>
        <Button kind="quiet" pending={isLoading} onClick={() => void stop()}>
          {t`End link`}
        </Button>
      </div>
    </div>
  );
}
