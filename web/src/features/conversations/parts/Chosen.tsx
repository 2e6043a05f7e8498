import { useLingui } from '@lingui/react/macro';
import type { UserRef } from 'features/users/api';
import { Avatar } from 'ui/avatar/Avatar';
import { Icon } from 'ui/icon/Icon';
import styles from './Receivers.module.css';

interface ChosenProps {
  /** What they are called together. */
  label: string;
  users: readonly UserRef[];
  addresses: readonly string[];
  /** Called when a user is not meant any more. */
  onRemove: (user: UserRef) => void;
  /** Called when an address is not meant any more. */
  onRemoveAddress: (address: string) => void;
}

/** Who is chosen, each with a press that takes them out. */
export function Chosen({ label, users, addresses, onRemove, onRemoveAddress }: ChosenProps) {
  if (users.length + addresses.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={label}>
      {users.map((user) => (
        <One
          key={user.id}
          name={user.full_name}
          picture={user.image_small_url ?? null}
          onRemove={() => onRemove(user)}
        />
      ))}
      {addresses.map((address) => (
        <One
          key={address}
          name={address}
          picture={null}
          onRemove={() => onRemoveAddress(address)}
        />
      ))}
    </ul>
  );
}

interface OneProps {
  name: string;
  picture: string | null;
  onRemove: () => void;
}

function One({ name, picture, onRemove }: OneProps) {
  const { t } = useLingui();
  return (
    <li>
      <button
        type="button"
        className={styles.user}
        aria-label={t`Remove ${name}`}
        onClick={onRemove}
      >
        <Avatar name={name} src={picture} size={24} />
        <span className={styles.name}>{name}</span>
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}
