import { useLingui } from '@lingui/react/macro';
import type { User } from 'features/users/api';
import { PLAIN, searchPath } from 'lib/searchPaths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchField } from 'ui/search-field/SearchField';
import styles from './SearchProfile.module.css';

interface SearchProfileProps {
  /** Whose profile it is. */
  user: User;
  /** Whether the viewer looks at themselves, who search on secret boards too. */
  mine: boolean;
}

/** A field that searches among the pins of one profile. */
export function SearchProfile({ user, mine }: SearchProfileProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const among = mine ? { scope: 'my_pins' } : { scope: 'pins', user: user.username };
  return (
    <div className={styles.search}>
      <SearchField
        label={mine ? t`Search your pins` : t`Search pins of ${user.full_name}`}
        action={mine ? '/search/my_pins/' : '/search/pins/'}
        value={words}
        onChange={setWords}
        onSubmit={(query) => navigate(searchPath({ ...PLAIN, query, ...among }, 'profile'))}
      />
    </div>
  );
}
