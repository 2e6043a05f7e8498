import { useLingui } from '@lingui/react/macro';
import type { MailOption } from 'features/preferences/api';
import { Select } from 'ui/select/Select';
import { Switch } from 'ui/switch/Switch';
import styles from './MailKind.module.css';
import { useKindWords } from './useKindWords';

/** As often as all news. */
const AS_ALL = 'as_all';
const NEVER = 'never';

export interface MailKindProps {
  /** The kind, whether it is wanted, and how often. */
  option: MailOption;
  /** Whether no news come. */
  disabled: boolean;
  /** Called with what was chosen. */
  onChange: (option: MailOption) => void;
}

/** How often news of one kind come by mail; the words of messages stand in theirs or do not. */
export function MailKind({ option, disabled, onChange }: MailKindProps) {
  const { t } = useLingui();
  const { id, value, cadence } = option;
  const words = useKindWords()[id];
  if (id === 'message_words') {
    return (
      <Switch
        {...words}
        disabled={disabled}
        checked={value}
        onChange={({ currentTarget }) => onChange({ id, value: currentTarget.checked })}
      />
    );
  }
  const choose = (chosen: string) =>
    onChange({
      id,
      value: chosen !== NEVER,
      cadence: chosen === AS_ALL || chosen === NEVER ? null : (chosen as MailOption['cadence']),
    });
  return (
    <div className={styles.kind}>
      <div className={styles.words}>
        <span className={styles.label}>{words.label}</span>
        <span className={styles.description}>{words.description}</span>
      </div>
      <div className={styles.choice}>
        <Select
          label={words.label}
          labelHidden
          disabled={disabled}
          value={value ? (cadence ?? AS_ALL) : NEVER}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          choices={[
            { value: AS_ALL, label: t`As above` },
            { value: 'at_once', label: t`At once` },
            { value: 'daily', label: t`Every morning` },
            { value: 'weekly', label: t`Every Monday` },
            { value: NEVER, label: t`Never` },
          ]}
        />
      </div>
    </div>
  );
}
