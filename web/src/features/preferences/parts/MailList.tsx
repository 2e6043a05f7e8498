import { useLingui } from '@lingui/react/macro';
import type { NotificationOption } from 'features/preferences/api';
import {
  NotificationList,
  type NotificationListProps,
} from 'features/preferences/parts/NotificationList';
import { useAppData } from 'lib/appData';
import { Notice } from 'ui/notice/Notice';

/** What mails are sent about, but for those that an account cannot be without. */
const SENT: readonly NotificationOption['id'][] = ['account'];

/** The notifications that come by mail; what no mail is sent about yet says so. */
export function MailList({ options, onChange }: NotificationListProps) {
  const { t } = useLingui();
  const { brand } = useAppData();
  const later = options.filter(({ id }) => !SENT.includes(id));
  return (
    <>
      <NotificationList
        options={options.filter(({ id }) => SENT.includes(id))}
        onChange={onChange}
      />
      {later.length > 0 && (
        <Notice icon="note">
          {t`Each of these is kept for you and takes effect when mails about it come to ${brand.name}.`}
        </Notice>
      )}
      <NotificationList options={later} onChange={onChange} />
    </>
  );
}
