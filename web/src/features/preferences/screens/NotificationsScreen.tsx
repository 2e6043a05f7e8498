import { useLingui } from '@lingui/react/macro';
import { type NotificationOption, preferencesApi } from 'features/preferences/api';
import { MailList } from 'features/preferences/parts/MailList';
import { NotificationList } from 'features/preferences/parts/NotificationList';
import { SwitchSkeleton } from 'features/preferences/parts/SwitchSkeleton';
import { useKeep } from 'features/preferences/parts/useKeep';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { useAppData } from 'lib/appData';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Notice } from 'ui/notice/Notice';
import { Tabs } from 'ui/tabs/Tabs';
import styles from './NotificationsScreen.module.css';

/** By which channel the viewer hears of what. */
export function NotificationsScreen() {
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
              { key: 'push', label: t`On your devices`, panel: <Push /> },
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

function Push() {
  const { t } = useLingui();
  const { brand } = useAppData();
  const asked = preferencesApi.useGetPushSettingsQuery({});
  const [update] = preferencesApi.useUpdatePushSettingsMutation();
  return (
    <Channel
      asked={asked}
      send={(options) => update({ options })}
      later={t`This is kept for you and takes effect when notifications on devices come to ${brand.name}.`}
    />
  );
}

function Email() {
  const asked = preferencesApi.useGetEmailSettingsQuery({});
  const [update] = preferencesApi.useUpdateEmailSettingsMutation();
  return <Channel asked={asked} send={(options) => update({ options })} list={MailList} />;
}

interface ChannelProps {
  /** What is known of the channel. */
  asked: { data?: { options: NotificationOption[] }; error?: unknown; refetch: () => void };
  /** Keeps options. */
  send: (options: NotificationOption[]) => Promise<{ error?: unknown }>;
  /** That nothing is told by it yet, where it is so. */
  later?: string;
  /** Draws the options. */
  list?: typeof NotificationList;
}

function Channel({ asked, send, later, list: List = NotificationList }: ChannelProps) {
  const { i18n } = useLingui();
  const keep = useKeep();
  const { data, error, refetch } = asked;
  if (error && !data) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (!data) return <SwitchSkeleton lines={8} />;
  return (
    <div className={styles.channel}>
      {later && <Notice icon="note">{later}</Notice>}
      <List options={data.options} onChange={(option) => void keep(send([option]))} />
    </div>
  );
}
