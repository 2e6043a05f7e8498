import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Comment, Entry } from 'features/comments/api';
import { aboveOf, isComment } from 'features/comments/entries';
import { repliesApi } from 'features/comments/replies';
import { writingApi } from 'features/comments/writing';
import { isHarsh, useMeant } from 'features/rules/parts/useMeant';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { keepDraft, readDraft } from 'lib/draft';
import { errorText } from 'lib/errorTexts';
import { randomName } from 'lib/randomName';
import { type ComponentProps, useRef, useState } from 'react';
import { MoreButton } from 'ui/button/MoreButton';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { useToast } from 'ui/toast/toasts';
import { CommentEntry } from './CommentEntry';
import styles from './CommentThread.module.css';
import { Composer } from './Composer';
import { DidItEntry } from './DidItEntry';

interface CommentThreadProps {
  /** What stands below the pin itself, or what the address names. */
  entry: Entry;
  /** Whether the pin takes no more comments. */
  isOff: boolean;
  /** The comment that the address names, where it is this one or stands below it. */
  named?: Comment | undefined;
}

/** A comment with its replies, or a did-it with its comments: its reader opens them, and adds one. */
export function CommentThread({ entry, isOff, named }: CommentThreadProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const namedReply = named && named.id !== entry.id ? named : undefined;
  const [isOpen, setOpen] = useState(namedReply !== undefined);
  const [answered, setAnswered] = useState<{ entry: Entry; times: number } | null>(null);
  const [isAsked, setAsked] = useState(false);
  const thread = useRef<HTMLDivElement>(null);
  const count = entry.comment_count;
  const answer = (one: Entry) => {
    if (!viewer) return setAsked(true);
    // Once more at the same leads to its field.
    setAnswered((before) => ({ entry: one, times: (before?.times ?? 0) + 1 }));
  };
  const onReply = isOff ? undefined : answer;
  const leave = (isSent: boolean) => {
    const id = answered?.entry.id ?? entry.id;
    setAnswered(null);
    // A reply to what stands here without the did-it that it is below is not below it.
    if (isSent && !aboveOf(entry)) setOpen(true);
    thread.current?.querySelector<HTMLElement>(`[data-comment="${id}"]`)?.focus();
  };
  return (
    <div ref={thread} className={styles.thread}>
      {isComment(entry) ? (
        <CommentEntry comment={entry} onReply={onReply} isNamed={named?.id === entry.id} />
      ) : (
        <DidItEntry didIt={entry} onReply={onReply} />
      )}
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
      {isOpen && <Below entry={entry} onReply={onReply} named={namedReply} />}
      {answered && viewer && (
        <Reply key={answered.times} entry={answered.entry} viewerId={viewer.id} onLeave={leave} />
      )}
      {isAsked && <AskIn reason={t`Make an account to reply.`} onClose={() => setAsked(false)} />}
    </div>
  );
}

interface BelowProps {
  /** What they stand below. */
  entry: Entry;
  /** Called to reply to one of them. */
  onReply: ((reply: Entry) => void) | undefined;
  /** The one that the address names stands before all others. */
  named: Comment | undefined;
}

function Below(props: BelowProps) {
  return isComment(props.entry) ? <Replies {...props} /> : <Remarks {...props} />;
}

/** Replies to a comment. */
function Replies(props: BelowProps) {
  const walk = repliesApi.useListRepliesInfiniteQuery({ comment_id: props.entry.id });
  return <List {...props} walk={walk} />;
}

/** Comments on a did-it. */
function Remarks(props: BelowProps) {
  const asked = { user_did_it_data_id: props.entry.id };
  const walk = repliesApi.useListDidItCommentsInfiniteQuery(asked);
  return <List {...props} walk={walk} />;
}

interface ListProps extends BelowProps {
  /** What there is of it. */
  walk: ComponentProps<typeof MoreButton>['walk'] & {
    data?: { pages: { data: Comment[] }[] } | undefined;
    error?: unknown;
    refetch: () => unknown;
  };
}

function List({ entry, onReply, named, walk }: ListProps) {
  const { t, i18n } = useLingui();
  const listed = walk.data?.pages.flatMap((page) => page.data);
  const replies = named ? [named, ...(listed ?? []).filter(({ id }) => id !== named.id)] : listed;
  if (!replies) {
    return walk.error ? (
      <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
    ) : (
      <Skeleton height={56 * Math.min(entry.comment_count, 3)} />
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
  /** What is answered: the entry itself, or what stands below it. */
  entry: Entry;
  /** Who replies. */
  viewerId: string;
  /** Called when it was sent, or is not wanted any longer. */
  onLeave: (isSent: boolean) => void;
}

/**
 * A place to reply; a reply to a reply begins with whom it is for. What is typed is kept in this
 * tab: another reply may be begun beside it, and a phone's sheet be closed.
 */
function Reply({ entry, viewerId, onLeave }: ReplyProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [answer] = writingApi.useAnswerMutation();
  const { meant, dialog } = useMeant();
  const place = `reply ${entry.id}` as const;
  const [kept] = useState(() => readDraft(place, viewerId));
  const { full_name: name, username } = entry.user;
  const isMine = isComment(entry) && entry.is_mine;
  const send = async (text: string) => {
    // The same words go under the same name: an answer of the server may have been lost.
    const before = readDraft(place, viewerId)?.sent;
    const sent = before?.text === text ? before : { text, clientId: randomName() };
    keepDraft(place, { text, viewerId, sent, isWanted: false });
    const said = { entry, text, client_id: sent.clientId };
    const { error } = await meant((more) => answer({ ...said, ...more }));
    if (isHarsh(error)) return false;
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    else {
      toast({ words: t`Reply published` });
      leave(true);
    }
    return !error;
  };
  const type = (text: string) => {
    const sent = readDraft(place, viewerId)?.sent ?? null;
    keepDraft(place, text.trim() === '' ? null : { text, viewerId, sent, isWanted: false });
  };
  const leave = (isSent: boolean) => {
    keepDraft(place, null);
    onLeave(isSent);
  };
  return (
    <div className={styles.reply}>
      <Composer
        label={t`Reply to ${name}`}
        placeholder={t`Reply to ${name}`}
        initial={kept?.text ?? (aboveOf(entry) && !isMine ? `@${username} ` : '')}
        onType={type}
        action={t`Post`}
        onSend={send}
        onLeave={() => leave(false)}
      />
      {dialog}
    </div>
  );
}
