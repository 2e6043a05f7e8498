import { Trans } from '@lingui/react/macro';
import { useViewer } from 'features/users/parts/viewer';
import { Avatar } from 'ui/avatar/Avatar';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './SentLine.module.css';

interface SentLineProps {
  /** Who sent the pin. */
  sender: { id: string; full_name: string; image_medium_url?: string | null };
}

/** Says who sent a pin. */
export function SentLine({ sender }: SentLineProps) {
  const viewer = useViewer();
  const { id, full_name: name, image_medium_url: picture } = sender;
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

/** Its place, until it is known who it was. */
export function AwaitedLine() {
  return (
    <p className={styles.line}>
      <Skeleton shape="round" width={32} height={32} />
      <Skeleton shape="text" width={180} />
    </p>
  );
}
