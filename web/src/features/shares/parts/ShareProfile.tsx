import type { ProfileShareProps } from 'features/users/parts/ProfileShareProps';
import { paths } from 'lib/paths';
import { sharePaths } from 'lib/sharePaths';
import { ShareSheet } from './ShareSheet';
import { useLinks } from './useLinks';

/** Hands a profile on. Load it with `lazy`. */
export function ShareProfile({ user, onClose }: ProfileShareProps) {
  const page = paths.profile(user.username);
  const links = useLinks(page, (code) => sharePaths.sentPage(page, code));
  return <ShareSheet things={{ user }} title={user.full_name} links={links} onClose={onClose} />;
}
