import { Trans, useLingui } from '@lingui/react/macro';
import { EntranceLink } from 'features/users/parts/EntranceLink';
import { useLimited, useViewer } from 'features/users/parts/viewer';
import { useAppData } from 'lib/appData';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Avatar } from 'ui/avatar/Avatar';
import { IconButton } from 'ui/icon-button/IconButton';
import styles from './InviteNotice.module.css';
import { inviteKind, pinOfPath } from './inviteKind';
import { useInvite } from './useInvite';

/**
 * Who invites, on the page that an invite or a shared link leads to: beside the page, or as a toast.
 * Load it with `lazy`.
 */
export function InviteNotice({ code }: { /** `invite_code` of the address. */ code: string }) {
  const { t } = useLingui();
  const { brand, isMobile } = useAppData();
  const viewer = useViewer();
  const { pathname } = useLocation();
  const isLimited = useLimited() !== null;
  const { invite } = useInvite(code);
  const [closed, setClosed] = useState(false);
  if (!invite || closed) return null;
  const kind = inviteKind(invite, { viewer, isLimited, isMobile });
  if (!kind) return null;
  const { sender, is_entry } = invite;
  const name = sender.full_name;
  return (
    <aside
      className={styles.notice}
      aria-label={t`Invite`}
      data-kind={kind}
      data-inviter-id={sender.id}
      data-viewer-id={viewer?.id}
      data-pin-id={pinOfPath(pathname)}
    >
      <Avatar src={sender.image_medium_url ?? null} name={name} size={48} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.reason}>
          {!viewer && is_entry ? (
            <Trans>invited you to {brand.name}.</Trans>
          ) : (
            <Trans>sent you this.</Trans>
          )}
        </p>
      </div>
      {!viewer && (
        <EntranceLink to="signup" kind="primary">
          {t`Sign up`}
        </EntranceLink>
      )}
      <IconButton icon="close" label={t`Close`} onClick={() => setClosed(true)} />
    </aside>
  );
}
