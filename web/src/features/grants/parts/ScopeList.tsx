import { useLingui } from '@lingui/react/macro';
import type { Scope } from 'features/grants/api';
import { Icon } from 'ui/icon/Icon';
import styles from './ScopeList.module.css';
import { type ScopeWords, useScopeWords } from './scopeWords';

/** What is allowed, or asked for: what may be seen, then what may be changed. */
export function ScopeList({ scopes }: { /** Their names. */ scopes: readonly Scope[] }) {
  const { t } = useLingui();
  const all = useScopeWords().filter(({ scope }) => scopes.includes(scope));
  return (
    <div className={styles.lists}>
      <Some label={t`It can see`} icon="eye" words={all.filter((one) => !one.changes)} />
      <Some label={t`It can change`} icon="edit" words={all.filter((one) => one.changes)} />
    </div>
  );
}

interface SomeProps {
  /** What they have in common. */
  label: string;
  /** The drawing before each. */
  icon: 'eye' | 'edit';
  /** What is told; nothing stands here when there is none. */
  words: ScopeWords[];
}

function Some({ label, icon, words }: SomeProps) {
  if (words.length === 0) return null;
  return (
    <div className={styles.some}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.list}>
        {words.map(({ scope, words: text }) => (
          <li key={scope} className={styles.line}>
            <span className={styles.mark}>
              <Icon name={icon} size={20} />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
