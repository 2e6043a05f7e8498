import { useLingui } from '@lingui/react/macro';
import type { User } from 'features/users/api';
import { PictureScreen } from 'features/users/parts/PictureScreen';
import { closeupSource } from 'lib/pictureSource';
import { Avatar } from 'ui/avatar/Avatar';
import styles from './ProfileFace.module.css';

interface ProfileFaceProps {
  /** Whose profile it is. */
  user: User;
}

/** The wide picture above a profile; it says nothing that is not said beside it. */
export function ProfileCover({ user }: ProfileFaceProps) {
  const { t } = useLingui();
  const screened = behindScreen(user)?.profile_cover;
  const cover = screened ?? user.profile_cover;
  if (!cover) return null;
  return (
    <div className={styles.cover}>
      {screened && <PictureScreen words={t`This cover may be sensitive`} ask={t`See cover`} />}
      <img
        {...closeupSource(cover.images)}
        sizes="(max-width: 960px) 100vw, 960px"
        fetchPriority="high"
        alt=""
      />
    </div>
  );
}

/** The picture of a user on their profile, or their initials. */
export function ProfileFace({ user }: ProfileFaceProps) {
  const { t } = useLingui();
  const screened = behindScreen(user)?.image_xlarge_url;
  const src = screened ?? user.image_xlarge_url ?? user.image_large_url ?? null;
  return (
    <div className={styles.face}>
      {screened && <PictureScreen words={t`This picture may be sensitive`} ask={t`See picture`} />}
      <Avatar name={user.full_name} src={src} size={120} />
    </div>
  );
}

/** The pictures before which a screen stands for this viewer. */
function behindScreen({ screened_pictures: screened }: User) {
  return screened?.sensitivity_screen.show_warning ? screened : null;
}
