import type { Notice } from 'features/notifications/api';
import { Avatar } from 'ui/avatar/Avatar';
import { Icon } from 'ui/icon/Icon';
import type { IconName } from 'ui/icon/shapes';
import styles from './Face.module.css';

/** Drawings of what no user did. */
const DRAWINGS: Partial<Record<Notice['kind'], IconName>> = {
  merge_done: 'boards',
  export_ready: 'download',
  new_device: 'lock',
  case_decided: 'flag',
  ideas: 'star',
  announcement: 'bell',
  mail_refused: 'alert',
  device_lost: 'alert',
};

/** The diameter of each of so many pictures, in CSS pixels. */
const DIAMETERS = [48, 48, 32, 24] as const;

/** Who did it: up to three pictures in the place of one. Says nothing: the names stand beside. */
export function Face({ notice: { kind, actors } }: { notice: Notice }) {
  const drawing = DRAWINGS[kind];
  if (drawing || actors.length === 0) {
    return (
      <span className={styles.disc}>
        <Icon name={drawing ?? 'user'} size={22} />
      </span>
    );
  }
  const shown = actors.slice(0, 3);
  return (
    <span className={styles.faces} data-count={shown.length}>
      {shown.map((user) => (
        <Avatar
          key={user.id}
          name={user.full_name}
          src={(shown.length === 1 ? user.image_medium_url : user.image_small_url) ?? null}
          size={DIAMETERS[shown.length as 1 | 2 | 3]}
        />
      ))}
    </span>
  );
}
