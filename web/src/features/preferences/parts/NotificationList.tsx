import type { NotificationOption } from 'features/preferences/api';
import { Switch } from 'ui/switch/Switch';
import styles from './NotificationList.module.css';
import { useKindWords } from './useKindWords';

export interface NotificationListProps {
  /** All there is to hear of, and whether it is wanted. */
  options: readonly NotificationOption[];
  /** Called with what was switched. */
  onChange: (option: NotificationOption) => void;
}

/** The notifications of one channel: a switch each. */
export function NotificationList({ options, onChange }: NotificationListProps) {
  const words = useKindWords();
  return (
    <div className={styles.list}>
      {options.map(({ id, value }) => (
        <Switch
          key={id}
          label={words[id].label}
          description={words[id].description}
          checked={value}
          onChange={({ currentTarget }) => onChange({ id, value: currentTarget.checked })}
        />
      ))}
    </div>
  );
}
