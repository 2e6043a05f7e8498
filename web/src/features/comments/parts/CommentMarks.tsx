import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Entry } from 'features/comments/api';
import { isComment } from 'features/comments/entries';
import { writingApi } from 'features/comments/writing';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { lazy, Suspense, useState } from 'react';
import { Icon } from 'ui/icon/Icon';
import { useToast } from 'ui/toast/toasts';
import styles from './CommentMarks.module.css';
import { isMarked, likesOf, type Mark } from './marks';

const LikedBy = lazy(() => import('./LikedBy').then((part) => ({ default: part.LikedBy })));

interface CommentMarksProps {
  /** What was said or told. */
  entry: Entry;
}

/** Whether others like an entry and find it helpful; its author does not find their own helpful. */
export function CommentMarks({ entry }: CommentMarksProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewer = useViewer();
  const [asked, setAsked] = useState<Mark | null>(null);
  const [send] = writingApi.useMarkEntryMutation();
  const { helpful_count: helpful } = entry;
  const isMine = viewer?.id === entry.user.id;
  const liked = isMarked(entry, 'like');
  const helped = isMarked(entry, 'helpful');
  const give = async (mark: Mark, given: boolean) => {
    if (!viewer) return setAsked(mark);
    const { error } = await send({ entry, mark, given });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  const helpfulWords = helpful > 0 ? t`Helpful · ${helpful}` : t`Helpful`;
  // Their authors like comments of their own, but not what they told.
  const mayLike = !isMine || isComment(entry);
  return (
    <>
      <span className={styles.likes}>
        {mayLike && (
          <button
            type="button"
            className={styles.mark}
            aria-pressed={liked}
            aria-label={t`Like`}
            data-liked={liked || undefined}
            onClick={() => void give('like', !liked)}
          >
            <Icon name="heart" size={16} filled={liked} />
          </button>
        )}
        <Likes entry={entry} />
      </span>
      {isMine ? (
        helpful > 0 && <span>{helpfulWords}</span>
      ) : (
        <button
          type="button"
          className={styles.mark}
          aria-pressed={helped}
          onClick={() => void give('helpful', !helped)}
        >
          {helpfulWords}
        </button>
      )}
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

/** How many like it; a press shows who likes a comment. */
function Likes({ entry }: CommentMarksProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const likes = likesOf(entry);
  if (likes === 0) return null;
  const words = t`${plural(likes, { one: '# like', other: '# likes' })}`;
  if (!isComment(entry)) return <span>{words}</span>;
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <LikedBy comment={entry} title={words} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
