import { useLingui } from '@lingui/react/macro';
import { type Notice, notificationsApi } from 'features/notifications/api';
import { FollowLine } from 'features/users/parts/FollowLine';
import { errorText } from 'lib/errorTexts';
import { MoreButton } from 'ui/button/MoreButton';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Modal } from 'ui/modal/Modal';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './WhoModal.module.css';

interface WhoModalProps {
  notice: Notice;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** All who did what a notice tells, the latest first. Load it with `lazy`. */
export function WhoModal({ notice, onClose }: WhoModalProps) {
  const { i18n } = useLingui();
  const { t } = useLingui();
  const title = useTitleOf(notice.kind);
  const walk = notificationsApi.useListNoticeActorsInfiniteQuery(
    { notice_id: notice.id },
    { refetchOnMountOrArgChange: true },
  );
  const people = walk.data?.pages.flatMap(({ data }) => data);
  return (
    <Modal open size="small" title={title} onOpenChange={onClose}>
      <div className={styles.who}>
        {!people && walk.error && (
          <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
        )}
        {!people && !walk.error && <Waiting />}
        {people?.length === 0 && (
          <EmptyState icon="lock" words={t`Who it was is not shown to you any more.`} />
        )}
        {people && people.length > 0 && (
          <ul className={styles.list} aria-label={title}>
            {people.map((user) => (
              <li key={user.id}>
                <FollowLine user={user} />
              </li>
            ))}
          </ul>
        )}
        <MoreButton walk={walk} className={styles.more} />
      </div>
    </Modal>
  );
}

function useTitleOf(kind: Notice['kind']): string {
  const { t } = useLingui();
  if (kind === 'follow') return t`New followers`;
  if (kind === 'save') return t`Who saved it`;
  if (kind === 'reaction') return t`Who reacted`;
  return kind === 'comment_like' ? t`Who liked it` : t`Who it was`;
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{t`Loading....`}</VisuallyHidden>
      {[180, 140, 160].map((width) => (
        <span key={width} className={styles.waiting}>
          <Skeleton shape="round" width={48} height={48} />
          <Skeleton shape="text" width={width} />
        </span>
      ))}
    </div>
  );
}
