import type { Notice } from 'features/notifications/api';
import { commentPaths } from 'lib/commentPaths';
import { paths } from 'lib/paths';
import { settingsPaths } from 'lib/settingsPaths';

/**
 * Where what a notice tells happened, or is answered; nothing where several users did it and nothing
 * but them is to be shown, and of what the host announces without more of it elsewhere. Pure.
 */
export function leadsTo(notice: Notice): string | null {
  const { kind, actors, count, pin, board, comment, announcement } = notice;
  if (kind === 'export_ready') return settingsPaths.yourData();
  if (kind === 'new_device') return settingsPaths.security();
  if (kind === 'case_decided') return settingsPaths.decisions();
  if (kind === 'mail_refused') return settingsPaths.emailSettings();
  if (kind === 'device_lost') return settingsPaths.notificationSettings();
  if (kind === 'ideas') return paths.home();
  if (announcement) return announcement.link ?? null;
  if (comment) return commentPaths.one(comment.pin_id, comment.id);
  if (pin) return paths.pin(pin.id);
  if (board) return board.url;
  const [first] = actors;
  return first && count <= 1 ? paths.profile(first.username) : null;
}
