import { Trans } from '@lingui/react/macro';
import { useViewer } from 'features/users/parts/viewer';
import { useSearchParams } from 'react-router';
import { Avatar } from 'ui/avatar/Avatar';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './SentBy.module.css';
import { useInvite } from './useInvite';

/** Who sent the pin of this page, by the code in its address; nothing without one that works. */
export function SentBy() {
  const [query] = useSearchParams();
  const code = query.get('invite_code');
  return code ? <Line key={code} code={code} /> : null;
}

function Line({ code }: { code: string }) {
  const viewer = useViewer();
  const { invite, isAwaited } = useInvite(code);
  if (isAwaited) {
    return (
      <p className={styles.line}>
        <Skeleton shape="round" width={32} height={32} />
        <Skeleton shape="text" width={180} />
      </p>
    );
  }
  if (!invite) return null;
  const { id, full_name: name, image_medium_url: picture } = invite.sender;
  return (
    <p className={styles.line}>
      <Avatar name={name} src={picture ?? null} size={32} />
      <span>
        {viewer?.id === id ? (
          <Trans>You sent this pin.</Trans>
        ) : (
          <Trans>{name} sent you this pin.</Trans>
        )}
      </span>
    </p>
  );
}
