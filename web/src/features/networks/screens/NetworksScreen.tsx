import { useLingui } from '@lingui/react/macro';
import { networksApi, type UserNetwork } from 'features/networks/api';
import { keepAuthorizationNext } from 'features/networks/parts/authorizations';
import { NetworkMark } from 'features/networks/parts/NetworkMark';
import { ProofModal } from 'features/users/parts/ProofModal';
import { withCode } from 'features/users/parts/passcode';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { viewerChanged } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { settingsPaths } from 'lib/settingsPaths';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FormError } from 'ui/form-error/FormError';
import { FramedLine, FramedList } from 'ui/framed-list/FramedList';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { useToast } from 'ui/toast/toasts';
import styles from './NetworksScreen.module.css';

/** Accounts elsewhere that open this one. */
export function NetworksScreen() {
  const { t } = useLingui();
  return (
    <SettingsPage
      title={t`Connected networks`}
      lead={t`Log in with an account you have elsewhere. Nothing is posted there.`}
    >
      {() => <Networks />}
    </SettingsPage>
  );
}

function Networks() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = networksApi.useListNetworksQuery({});
  if (error && !data) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (!data) {
    return (
      <div role="status" aria-label={t`Loading....`}>
        <Skeleton height={78} />
      </div>
    );
  }
  if (data.networks.length === 0) {
    return <EmptyState icon="people" words={t`This site takes no log-ins from elsewhere.`} />;
  }
  return (
    <FramedList>
      {data.networks.map((network) => (
        <NetworkLine key={network.id} network={network} />
      ))}
    </FramedList>
  );
}

function NetworkLine({ network }: { network: UserNetwork }) {
  const { t } = useLingui();
  const { id, name, account } = network;
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  return (
    <FramedLine
      start={<NetworkMark network={id} size={28} />}
      name={name}
      detail={account ? <Account account={account} /> : t`Not connected`}
      action={
        account ? (
          <Button aria-label={t`Disconnect ${name}`} onClick={() => setAsking(true)}>
            {t`Disconnect`}
          </Button>
        ) : (
          <Button aria-label={t`Connect ${name}`} onClick={() => setAsking(true)}>
            {t`Connect`}
          </Button>
        )
      }
    >
      {refusal && <Refused error={refusal} />}
      {account ? (
        <DisconnectModal
          network={network}
          open={asking}
          onOpenChange={setAsking}
          onRefused={setRefusal}
        />
      ) : (
        <ConnectModal network={network} open={asking} onOpenChange={setAsking} />
      )}
    </FramedLine>
  );
}

function Account({ account }: { account: NonNullable<UserNetwork['account']> }) {
  const { t, i18n } = useLingui();
  const { username, url } = account;
  const since = formatDay(account.connected_ms, i18n.locale);
  const who = username || t`Connected`;
  return (
    <>
      {url ? (
        <a href={url} rel="noreferrer nofollow">
          {who}
        </a>
      ) : (
        who
      )}
      {' · '}
      {t`since ${since}`}
    </>
  );
}

/** Why it stays, and what to do about it. */
function Refused({ error }: { error: ApiError }) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.remedy}>
      <FormError words={errorText(i18n, error)} />
      {error.key === 'LastWayIn' && (
        <ButtonLink href={settingsPaths.passwordSettings()}>{t`Set a password`}</ButtonLink>
      )}
    </div>
  );
}

interface NetworkModalProps {
  /** Which. */
  network: UserNetwork;
  /** Whether it is there. */
  open: boolean;
  /** Called with false when it wants to go. */
  onOpenChange: (open: boolean) => void;
}

function ConnectModal({ network, open, onOpenChange }: NetworkModalProps) {
  const { t } = useLingui();
  const { id, name } = network;
  const [start] = networksApi.useStartAuthorizationMutation();
  const leave = async (password: string) => {
    const { url } = await start({ network: id, purpose: 'connect', password }).unwrap();
    keepAuthorizationNext(settingsPaths.networkSettings());
    window.location.assign(url);
  };
  return (
    <ProofModal
      open={open}
      onOpenChange={onOpenChange}
      title={t`Connect ${name}`}
      words={t`You go to ${name} and come back here. From then on your account there opens this one.`}
      action={t`Go to ${name}`}
      prove={leave}
      onProved={() => undefined}
    />
  );
}

interface DisconnectModalProps extends NetworkModalProps {
  /** Called where it has to stay: something else is to be done first. */
  onRefused: (refusal: ApiError) => void;
}

function DisconnectModal({ network, open, onOpenChange, onRefused }: DisconnectModalProps) {
  const { t } = useLingui();
  const toast = useToast();
  const dispatch = useDispatch();
  const [disconnect] = networksApi.useDisconnectNetworkMutation();
  const { id, name } = network;
  const leave = async (password: string, passcode?: string) => {
    try {
      return await disconnect(withCode({ network: id, password }, passcode)).unwrap();
    } catch (cause) {
      const refusal = cause as ApiError;
      if (refusal.key === 'LastWayIn') {
        onRefused(refusal);
        onOpenChange(false);
      }
      throw refusal;
    }
  };
  return (
    <ProofModal
      open={open}
      onOpenChange={onOpenChange}
      title={t`Disconnect ${name}`}
      words={t`Your account at ${name} will not open this one any more.`}
      action={t`Disconnect`}
      isProtected
      prove={leave}
      onProved={({ networks }) => {
        const left = networks.flatMap(({ account, ...one }) =>
          account ? [{ ...one, username: account.username, url: account.url ?? null }] : [],
        );
        dispatch(viewerChanged({ connected_networks: left }));
        toast({ words: t`${name} is disconnected` });
        onOpenChange(false);
      }}
    />
  );
}
