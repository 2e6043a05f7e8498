import { useLingui } from '@lingui/react/macro';
import type { UserRef } from 'features/users/api';
import { Icon } from 'ui/icon/Icon';
import styles from './Verified.module.css';

/** The mark behind the name of a user for whom the host or a verified website vouches. Nothing for others. */
export function Verified({
  user: { is_verified_merchant, verified_identity },
}: {
  /** Whose name it stands behind. */
  user: Pick<UserRef, 'is_verified_merchant' | 'verified_identity'>;
}) {
  const { t } = useLingui();
  if (!verified_identity.verified && !is_verified_merchant) return null;
  return (
    <span className={styles.mark} role="img" aria-label={t`Verified`} title={t`Verified`}>
      <Icon name="check" size={12} />
    </span>
  );
}
