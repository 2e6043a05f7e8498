import { useLingui } from '@lingui/react/macro';
import type { MailSettings, NotificationOption } from 'features/preferences/api';
import { NotificationList } from 'features/preferences/parts/NotificationList';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import styles from './MailChoices.module.css';

/** What comes when it happens, however often news are wanted. */
const BY_ITSELF: readonly NotificationOption['id'][] = ['account', 'security'];

export interface MailChoicesProps extends MailSettings {
  /** Called with what was chosen. */
  onChange: (wanted: Partial<MailSettings>) => void;
}

/** What a user is told by mail, and how often. */
export function MailChoices({ options, cadence, onChange }: MailChoicesProps) {
  const { t } = useLingui();
  const of = (wanted: (id: NotificationOption['id']) => boolean) => ({
    options: options.filter(({ id }) => wanted(id)),
    onChange: (option: NotificationOption) => onChange({ options: [option] }),
  });
  return (
    <div className={styles.choices}>
      <NotificationList {...of((id) => BY_ITSELF.includes(id))} />
      <RadioGroup
        label={t`How often news come`}
        value={cadence}
        onChange={(chosen) => onChange({ cadence: chosen as MailSettings['cadence'] })}
        choices={[
          { value: 'at_once', label: t`At once, unless you have seen them here` },
          { value: 'daily', label: t`Every morning, in one mail` },
          { value: 'weekly', label: t`Every Monday morning, in one mail` },
          { value: 'never', label: t`Never` },
        ]}
      />
      <NotificationList {...of((id) => !BY_ITSELF.includes(id))} />
    </div>
  );
}
