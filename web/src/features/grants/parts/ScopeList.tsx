import type { Scope } from 'features/grants/api';
import { Icon } from 'ui/icon/Icon';
import styles from './ScopeList.module.css';
import { useScopeWords } from './scopeWords';

/** What is allowed, or asked for: what may be seen, then what may be changed. */
export function ScopeList({ scopes }: { /** Their names. */ scopes: readonly Scope[] }) {
  const all = useScopeWords().filter(({ scope }) => scopes.includes(scope));
  return (
    <ul className={styles.list}>
      {all.map(({ scope, words, changes }) => (
        <li key={scope} className={styles.line}>
          <span className={styles.mark}>
            <Icon name={changes ? 'edit' : 'eye'} size={20} />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
