import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Comment } from 'features/comments/api';
import { repliesApi } from 'features/comments/replies';
import { writingApi } from 'features/comments/writing';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { randomName } from 'lib/randomName';
import { useRef, useState } from 'react';
import { MoreButton } from 'ui/button/MoreButton';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { useToast } from 'ui/toast/toasts';
import { CommentEntry } from './CommentEntry';
import styles from './CommentThread.module.css';
import { Composer } from './Composer';

interface CommentThreadProps {
  /** What stands below the pin itself. */
  comment: Comment;
  /** Whether the pin takes no more comments. */
  isOff: boolean;
  /** The comment that the address names, where it is this one or a reply to it. */
  named?: Comment | undefined;
}

/** A comment and its replies: its reader opens them, and adds one. */
export function CommentThread({ comment, isOff, named }: CommentThreadProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const namedReply = named && named.id !== comment.id ? named : undefined;
  const [isOpen, setOpen] = useState(namedReply !== undefined);
  const [answered, setAnswered] = useState<{ comment: Comment; times: number } | null>(null);
  const [isAsked, setAsked] = useState(false);
  const thread = useRef<HTMLDivElement>(null);
  const count = comment.comment_count;
  // Words that were not sent, by what they reply to: another reply may be begun beside them.
  const kept = useRef(new Map<string, string>());
  const answer = (one: Comment) => {
    if (!viewer) return setAsked(true);
    // Once more at the same leads to its field.
    setAnswered((before) => ({ comment: one, times: (before?.times ?? 0) + 1 }));
  };
  const onReply = isOff ? undefined : answer;
  const leave = (isSent: boolean) => {
    const id = answered?.comment.id ?? comment.id;
    kept.current.delete(id);
    setAnswered(null);
    if (isSent) setOpen(true);
    thread.current?.querySelector<HTMLElement>(`[data-comment="${id}"]`)?.focus();
  };
  return (
    <div ref={thread} className={styles.thread}>
      <CommentEntry comment={comment} onReply={onReply} isNamed={named?.id === comment.id} />
      {count > 0 && (
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen
            ? t`Hide replies`
            : t`${plural(count, { one: 'View # reply', other: 'View # replies' })}`}
        </button>
      )}
      {isOpen && <Replies comment={comment} onReply={onReply} named={namedReply} />}
      {answered && (
        <Reply
          key={answered.times}
          comment={answered.comment}
          initial={kept.current.get(answered.comment.id)}
          onType={(words) => kept.current.set(answered.comment.id, words)}
          onLeave={leave}
        />
      )}
      {isAsked && <AskIn reason={t`Make an account to reply.`} onClose={() => setAsked(false)} />}
    </div>
  );
}

interface RepliesProps {
  /** What they reply to. */
  comment: Comment;
  /** Called to reply to one of them. */
  onReply: ((reply: Comment) => void) | undefined;
  /** The one that the address names stands before all others. */
  named: Comment | undefined;
}

function Replies({ comment, onReply, named }: RepliesProps) {
  const { t, i18n } = useLingui();
  const walk = repliesApi.useListRepliesInfiniteQuery({ comment_id: comment.id });
  const listed = walk.data?.pages.flatMap((page) => page.data);
  const replies = named ? [named, ...(listed ?? []).filter(({ id }) => id !== named.id)] : listed;
  if (!replies) {
    return walk.error ? (
      <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
    ) : (
      <Skeleton height={56 * Math.min(comment.comment_count, 3)} />
    );
  }
  // They hid all of them, or see nothing of those who say it.
  if (replies.length === 0)
    return <p className={styles.quiet}>{t`You do not see these replies.`}</p>;
  return (
    <>
      <ul className={styles.replies} aria-label={t`Replies`}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <CommentEntry comment={reply} onReply={onReply} isNamed={named?.id === reply.id} />
          </li>
        ))}
      </ul>
      <MoreButton walk={walk} className={styles.more} />
    </>
  );
}

interface ReplyProps {
  /** What is replied to: the comment, or another reply to it. */
  comment: Comment;
  /** Words that were begun before. */
  initial: string | undefined;
  /** Called with the words as they are typed. */
  onType: (words: string) => void;
  /** Called when it was sent, or is not wanted any longer. */
  onLeave: (isSent: boolean) => void;
}

/** A place to reply; a reply to a reply begins with whom it is for. */
function Reply({ comment, initial, onType, onLeave }: ReplyProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [reply] = writingApi.useReplyToCommentMutation();
  const sent = useRef({ text: '', name: '' });
  const { full_name: name, username } = comment.user;
  const send = async (text: string) => {
    // The same words go under the same name: an answer of the server may have been lost.
    if (sent.current.text !== text) sent.current = { text, name: randomName() };
    const { error } = await reply({ comment, text, client_id: sent.current.name });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    else {
      toast({ words: t`Reply published` });
      onLeave(true);
    }
    return !error;
  };
  return (
    <div className={styles.reply}>
      <Composer
        label={t`Reply to ${name}`}
        placeholder={t`Reply to ${name}`}
        initial={initial ?? (comment.parent_id && !comment.is_mine ? `@${username} ` : '')}
        onType={onType}
        action={t`Post`}
        onSend={send}
        onLeave={() => onLeave(false)}
      />
    </div>
  );
}
