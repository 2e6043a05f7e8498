import { useLingui } from '@lingui/react/macro';
import type { MailOption, MailSettings } from 'features/preferences/api';
import { NotificationList } from 'features/preferences/parts/NotificationList';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import styles from './MailChoices.module.css';
import { MailKind } from './MailKind';

/** What comes when it happens, however often news are wanted. */
const BY_ITSELF: readonly MailOption['id'][] = ['account', 'security'];

export interface MailChoicesProps extends MailSettings {
  /** Called with what was chosen. */
  onChange: (wanted: Partial<MailSettings>) => void;
}

/** What a user is told by mail, and how often: all of it, and each kind. */
export function MailChoices({ options, cadence, onChange }: MailChoicesProps) {
  const { t } = useLingui();
  return (
    <div className={styles.choices}>
      <NotificationList
        options={options.filter(({ id }) => BY_ITSELF.includes(id))}
        onChange={(option) => onChange({ options: [option] })}
      />
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
      <div className={styles.kinds}>
        {options
          .filter(({ id }) => !BY_ITSELF.includes(id))
          .map((option) => (
            <MailKind
              key={option.id}
              option={option}
              disabled={cadence === 'never'}
              onChange={(chosen) => onChange({ options: [chosen] })}
            />
          ))}
      </div>
    </div>
  );
}
