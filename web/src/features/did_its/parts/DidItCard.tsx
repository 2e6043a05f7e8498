import { useLingui } from '@lingui/react/macro';
import type { DidIt } from 'features/did_its/api';
import { Avatar } from 'ui/avatar/Avatar';
import styles from './DidItCard.module.css';

interface DidItCardProps {
  /** The did-it. */
  didIt: DidIt;
  /** Called when all of it is wanted. */
  onPress: () => void;
}

/** A did-it at a glance: a photograph, or their words on paper. */
export function DidItCard({ didIt, onPress }: DidItCardProps) {
  const { t } = useLingui();
  const { user, details, images, dominant_colors } = didIt;
  const [shot] = images;
  return (
    <button
      type="button"
      className={styles.card}
      data-shot={shot ? true : undefined}
      style={shot && { backgroundColor: dominant_colors[0] }}
      aria-label={details ? t`${user.full_name}: ${details}` : t`${user.full_name} made this`}
      onClick={onPress}
    >
      {shot ? (
        <img className={styles.shot} src={shot['236x'].url} alt="" loading="lazy" />
      ) : (
        <span className={styles.words}>{details || t`Made this`}</span>
      )}
      <span className={styles.who}>
        <Avatar name={user.full_name} src={user.image_small_url ?? null} size={24} />
        <span className={styles.name}>{user.full_name}</span>
      </span>
    </button>
  );
}
