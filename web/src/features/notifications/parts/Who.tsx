import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Notice } from 'features/notifications/api';
import type { UserRef } from 'features/users/api';
import styles from './NoticeLine.module.css';

interface WhoProps {
  notice: Notice;
  /** Shows all of them. */
  onAll: () => void;
}

/** Who did it: one, two, or the latest and how many others, a press on whom shows them. */
export function Who({ notice: { actors, count }, onAll }: WhoProps) {
  const { t } = useLingui();
  const [first, second] = actors;
  const others = Math.max(count, actors.length) - 1;
  // They are told by a name, and such a notice is not told; a name is not invented here.
  if (!first) return t`Other people`;
  const name = <Name user={first} />;
  if (others <= 0) return name;
  if (others === 1 && second) {
    const other = <Name user={second} />;
    return (
      <Trans>
        {name} and {other}
      </Trans>
    );
  }
  const more = (
    <button type="button" className={styles.more} aria-haspopup="dialog" onClick={onAll}>
      {t`${plural(others, { one: '# other', other: '# others' })}`}
    </button>
  );
  return (
    <Trans>
      {name} and {more}
    </Trans>
  );
}

function Name({ user }: { user: UserRef }) {
  return <bdi className={styles.name}>{user.full_name}</bdi>;
}
