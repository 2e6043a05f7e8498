import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Comment } from 'features/comments/api';
import { writingApi } from 'features/comments/writing';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { Icon } from 'ui/icon/Icon';
import { useToast } from 'ui/toast/toasts';
import styles from './CommentMarks.module.css';
import { likesOf, type Mark } from './marks';

/** Whether others like a comment and find it helpful; its author is told the numbers alone. */
export function CommentMarks({ comment }: { /** Which. */ comment: Comment }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewer = useViewer();
  const [asked, setAsked] = useState<Mark | null>(null);
  const [send] = writingApi.useMarkCommentMutation();
  const likes = likesOf(comment);
  const { helpful_count: helpful, marked_helpful_by_me: helped, is_mine: isMine } = comment;
  const liked = comment.reaction_by_me !== null;
  const give = async (mark: Mark, given: boolean) => {
    if (!viewer) return setAsked(mark);
    const { error } = await send({ comment, mark, given });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  const helpfulWords = helpful > 0 ? t`Helpful · ${helpful}` : t`Helpful`;
  if (isMine) {
    return (
      <>
        {likes > 0 && <span>{t`${plural(likes, { one: '# like', other: '# likes' })}`}</span>}
        {helpful > 0 && <span>{helpfulWords}</span>}
      </>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        aria-pressed={liked}
        aria-label={likes > 0 ? t`Like · ${likes}` : t`Like`}
        data-liked={liked || undefined}
        onClick={() => void give('like', !liked)}
      >
        <Icon name="heart" size={16} filled={liked} />
        {likes > 0 && <span>{likes}</span>}
      </button>
      <button
        type="button"
        className={styles.mark}
        aria-pressed={helped}
        onClick={() => void give('helpful', !helped)}
      >
        {helpfulWords}
      </button>
      {asked && (
        <AskIn
          reason={
            asked === 'like'
              ? t`Make an account to like comments.`
              : t`Make an account to say that this helped you.`
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
