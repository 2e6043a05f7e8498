import { Trans, useLingui } from '@lingui/react/macro';
import { invitesApi } from 'features/invites/api';
import { EntranceLink } from 'features/users/parts/EntranceLink';
import { useViewer } from 'features/users/parts/viewer';
import { useAppData } from 'lib/appData';
import { pinIdOf } from 'lib/paths';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Avatar } from 'ui/avatar/Avatar';
import { IconButton } from 'ui/icon-button/IconButton';
import styles from './InviteNotice.module.css';

/** Ways of inviting for which visitors are not told who invites (business specification §4 "Invite toast"). */
const QUIET_CHANNELS = [5, 9, 12, 16];

/**
 * Who invites, on the page that an invite leads to: beside the page for a
 * signed-out desktop, as a toast for a signed-in user who writes messages, as
 * the sender does. Nothing when the invite does not work. Load it with `lazy`.
 */
export function InviteNotice({ code }: { /** `invite_code` of the address. */ code: string }) {
  const { t } = useLingui();
  const { brand, isMobile } = useAppData();
  const viewer = useViewer();
  const { pathname } = useLocation();
  const { data } = invitesApi.useGetInviteMetadataQuery({ invite_code: code });
  const [closed, setClosed] = useState(false);
  if (!data || closed) return null;
  const { sender, invite_channel } = data;
  const forVisitor = !viewer && !isMobile && !QUIET_CHANNELS.includes(invite_channel);
  const forViewer =
    viewer?.should_show_messaging && sender.should_show_messaging && viewer.id !== sender.id;
  if (!forVisitor && !forViewer) return null;
  const name = sender.full_name;
  return (
    <aside
      className={styles.notice}
      aria-label={t`Invite`}
      data-kind={viewer ? 'toast' : 'popover'}
      data-inviter-id={sender.id}
      data-viewer-id={viewer?.id}
      data-pin-id={
        /^\/pin\/[^/]+/.test(pathname) ? pinIdOf(pathname.split('/')[2] ?? '') : undefined
      }
    >
      <Avatar src={sender.image_medium_url ?? null} name={name} size={48} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.reason}>
          {viewer ? <Trans>sent you this.</Trans> : <Trans>invited you to {brand.name}.</Trans>}
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
