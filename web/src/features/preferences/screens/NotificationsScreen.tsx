import { useLingui } from '@lingui/react/macro';
import { type NotificationOption, preferencesApi } from 'features/preferences/api';
import { MailChoices } from 'features/preferences/parts/MailChoices';
import { NotificationList } from 'features/preferences/parts/NotificationList';
import { SwitchSkeleton } from 'features/preferences/parts/SwitchSkeleton';
import { useKeep } from 'features/preferences/parts/useKeep';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { errorText } from 'lib/errorTexts';
import { type ReactNode, useState } from 'react';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Tabs } from 'ui/tabs/Tabs';
import styles from './NotificationsScreen.module.css';

interface NotificationsScreenProps {
  /** Whether the viewer is told news in this browser, and how that is switched. */
  device: ReactNode;
}

/** By which channel the viewer hears of what. */
export function NotificationsScreen({ device }: NotificationsScreenProps) {
  const { t } = useLingui();
  const [channel, setChannel] = useState('news');
  return (
    <SettingsPage title={t`Notifications`} lead={t`What you hear of, and where.`}>
      {() => (
        <div className={styles.channels}>
          <Tabs
            label={t`Where you hear of it`}
            selected={channel}
            onSelect={setChannel}
            tabs={[
              { key: 'news', label: t`Here`, panel: <News /> },
              { key: 'push', label: t`On your devices`, panel: <Push device={device} /> },
              { key: 'email', label: t`By email`, panel: <Email /> },
            ]}
          />
        </div>
      )}
    </SettingsPage>
  );
}

function News() {
  const asked = preferencesApi.useGetNewsSettingsQuery({});
  const [update] = preferencesApi.useUpdateNewsSettingsMutation();
  return <Channel asked={asked} send={(options) => update({ options })} />;
}

function Push({ device }: NotificationsScreenProps) {
  const asked = preferencesApi.useGetPushSettingsQuery({});
  const [update] = preferencesApi.useUpdatePushSettingsMutation();
  return (
    <div className={styles.channel}>
      {device}
      <Channel asked={asked} send={(options) => update({ options })} />
    </div>
  );
}

function Email() {
  const asked = preferencesApi.useGetEmailSettingsQuery({});
  const [update] = preferencesApi.useUpdateEmailSettingsMutation();
  const keep = useKeep();
  return (
    <Asked asked={asked}>
      {(data) => <MailChoices {...data} onChange={(wanted) => void keep(update(wanted))} />}
    </Asked>
  );
}

interface AskedProps<Data> {
  /** What is known of the channel. */
  asked: { data?: Data; error?: unknown; refetch: () => void };
  /** Draws it. */
  children: (data: Data) => ReactNode;
}

function Asked<Data>({ asked: { data, error, refetch }, children }: AskedProps<Data>) {
  const { i18n } = useLingui();
  if (error && !data) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (!data) return <SwitchSkeleton lines={17} />;
  return children(data);
}

interface ChannelProps extends Pick<AskedProps<{ options: NotificationOption[] }>, 'asked'> {
  /** Keeps options. */
  send: (options: NotificationOption[]) => Promise<{ error?: unknown }>;
}

function Channel({ asked, send }: ChannelProps) {
  const keep = useKeep();
  return (
    <Asked asked={asked}>
      {({ options }) => (
        <NotificationList options={options} onChange={(option) => void keep(send([option]))} />
      )}
    </Asked>
  );
}
