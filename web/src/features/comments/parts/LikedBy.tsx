import { useLingui } from '@lingui/react/macro';
import type { Comment } from 'features/comments/api';
import { repliesApi } from 'features/comments/replies';
import { UserLine } from 'features/users/parts/UserLine';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { MoreButton } from 'ui/button/MoreButton';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Modal } from 'ui/modal/Modal';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './LikedBy.module.css';

interface LikedByProps {
  /** Which comment. */
  comment: Comment;
  /** How many like it, for people. */
  title: string;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Who likes a comment, the latest first. Load it with `lazy`. */
export function LikedBy({ comment, title, onClose }: LikedByProps) {
  const { t, i18n } = useLingui();
  const walk = repliesApi.useListCommentReactionsInfiniteQuery({ comment_id: comment.id });
  const all = walk.data?.pages.flatMap((page) => page.data);
  return (
    <Modal open size="small" title={title} onOpenChange={onClose}>
      {!all && walk.error && (
        <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
      )}
      {!all && !walk.error && (
        <div role="status">
          <VisuallyHidden>{t`Loading....`}</VisuallyHidden>
          <Skeleton height={56} />
        </div>
      )}
      {all?.length === 0 && (
        <EmptyState icon="lock" words={t`Who likes this is not shown to you.`} />
      )}
      {all && all.length > 0 && (
        <ul className={styles.people} aria-label={t`Who likes this`}>
          {all.map(({ id, user, created_at }) => (
            <li key={id}>
              <UserLine user={user} note={formatDay(Date.parse(created_at), i18n.locale)} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton walk={walk} className={styles.more} />
    </Modal>
  );
}
