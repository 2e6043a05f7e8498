import type { ReactNode } from 'react';
import { Icon } from 'ui/icon/Icon';
import { Switch } from 'ui/switch/Switch';
import styles from './TuneLine.module.css';

export interface TuneLineProps {
  /** What is switched. */
  name: string;
  /** More about it. */
  detail?: ReactNode;
  /** Address of a small picture of it. */
  picture: string | undefined;
  /** Whether the home feed learns from it. */
  on: boolean;
  /** Called when it is switched. */
  onChange: (on: boolean) => void;
}

/** One thing the home feed may learn from: picture, name, switch. */
export function TuneLine({ name, detail, picture, on, onChange }: TuneLineProps) {
  return (
    <div className={styles.line}>
      {picture ? (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={styles.picture}>
          <Icon name="image" size={20} />
        </span>
      )}
      <div className={styles.switch}>
        <Switch
          label={name}
          description={detail}
          checked={on}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </div>
    </div>
  );
}
