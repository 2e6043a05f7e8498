import { useLingui } from '@lingui/react/macro';
import type { Comment } from 'features/comments/api';
import { aboveOf } from 'features/comments/entries';
import { writingApi } from 'features/comments/writing';
import { useMeant } from 'features/rules/parts/useMeant';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { paths } from 'lib/paths';
import { reportShown, useReportDispatch } from 'lib/reportTarget';
import { lazy, Suspense, useRef, useState } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import { Icon } from 'ui/icon/Icon';
import type { MenuEntry } from 'ui/menu/Menu';
import { MenuButton } from 'ui/menu/MenuButton';
import { useToast } from 'ui/toast/toasts';
import styles from './CommentEntry.module.css';
import { CommentMarks } from './CommentMarks';
import { CommentText } from './CommentText';
import { Composer } from './Composer';
import { Translated } from './Translated';
import { useHide } from './useHide';
import { useLastFocus } from './useLastFocus';

const TakenDown = lazy(() => import('./TakenDown').then((part) => ({ default: part.TakenDown })));

interface CommentEntryProps {
  /** Which. */
  comment: Comment;
  /** Called to reply to it; left out where the pin takes no more. */
  onReply?: ((comment: Comment) => void) | undefined;
  /** Whether the address names it. */
  isNamed?: boolean;
}

/** A comment: who says it, what, and when; its author changes it in its place. */
export function CommentEntry({ comment, onReply, isNamed = false }: CommentEntryProps) {
  const { t } = useLingui();
  const [isEdited, setEdited] = useState(false);
  const entry = useRef<HTMLElement>(null);
  useLastFocus(entry);
  const [update] = writingApi.useUpdateCommentMutation();
  const { meant, dialog } = useMeant();
  const { user, text } = comment;
  const name = user.full_name;
  const send = async (words: string) => {
    const { error } = await meant((more) => update({ comment, text: words, ...more }));
    // What fails is not told (consumer specification §8): the words go on being changed.
    if (!error) leave();
    return !error;
  };
  const leave = () => {
    setEdited(false);
    entry.current?.focus();
  };
  return (
    <article
      ref={entry}
      className={styles.entry}
      data-comment={comment.id}
      data-named={isNamed || undefined}
      tabIndex={-1}
      aria-label={aboveOf(comment) ? t`Reply by ${name}` : t`Comment by ${name}`}
    >
      <Avatar name={name} src={user.image_small_url ?? null} size={32} />
      <div className={styles.words}>
        {comment.highlighted_by_pin_owner && (
          <span className={styles.first}>
            <Icon name="star" size={16} />
            {t`Highlighted by the creator`}
          </span>
        )}
        {comment.is_taken_down && (
          <Suspense fallback={null}>
            <TakenDown />
          </Suspense>
        )}
        {isEdited ? (
          <>
            <Composer
              label={t`Your comment`}
              initial={text}
              action={t`Save`}
              onSend={send}
              onLeave={leave}
            />
            {dialog}
          </>
        ) : (
          <p className={styles.text}>
            <a className={styles.name} href={paths.profile(user.username)}>
              {name}
            </a>{' '}
            <CommentText comment={comment} />
          </p>
        )}
        {!isEdited && <Below comment={comment} onReply={onReply} />}
      </div>
      {!isEdited && <Ways comment={comment} onEdit={() => setEdited(true)} />}
    </article>
  );
}

/** When it was said, what readers think of it, and its words in their language. */
function Below({ comment, onReply }: CommentEntryProps) {
  const { t, i18n } = useLingui();
  const [isTranslated, setTranslated] = useState(false);
  return (
    <>
      {isTranslated && <Translated comment={comment} />}
      <span className={styles.below}>
        <span>
          {formatDay(Date.parse(comment.created_at), i18n.locale)}
          {comment.is_edited && ` · ${t`Edited`}`}
        </span>
        <CommentMarks entry={comment} />
        {onReply && (
          <button type="button" className={styles.press} onClick={() => onReply(comment)}>
            {t`Reply`}
          </button>
        )}
        {comment.may_translate && (
          <button
            type="button"
            className={styles.press}
            aria-expanded={isTranslated}
            onClick={() => setTranslated(!isTranslated)}
          >
            {isTranslated ? t`Hide translation` : t`Translate`}
          </button>
        )}
      </span>
    </>
  );
}

interface WaysProps {
  comment: Comment;
  onEdit: () => void;
}

/** What the viewer can do with it. */
function Ways({ comment, onEdit }: WaysProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const dispatch = useReportDispatch();
  const [remove] = writingApi.useDeleteCommentMutation();
  const [restore] = writingApi.useRestoreCommentMutation();
  const [highlight] = writingApi.useHighlightCommentMutation();
  const [removeMention] = writingApi.useRemoveMentionMutation();
  const viewer = useViewer();
  const hide = useHide(comment);
  const press = async () => {
    const { error } = await remove(comment);
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    const back = async () => {
      const { error } = await restore(comment);
      if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    };
    toast({ words: t`Deleted`, action: { label: t`Undo`, onPress: () => void back() } });
  };
  const isFirst = comment.highlighted_by_pin_owner;
  const turn = async () => {
    const { id, pin_id: pin } = comment;
    const { error } = await highlight({ aggregated_comment: id, pin, highlight: !isFirst });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  const first: MenuEntry = {
    key: 'highlight',
    label: isFirst ? t`Stop highlighting` : t`Highlight`,
    icon: 'star',
    onAction: () => void turn(),
  };
  const edit: MenuEntry = { key: 'edit', label: t`Edit`, icon: 'edit', onAction: onEdit };
  const takeOut = async () => {
    const { error } = await removeMention(comment);
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    else toast({ words: t`Your name there no longer leads to your profile` });
  };
  const mention: MenuEntry = {
    key: 'mention',
    label: t`Unlink my name`,
    icon: 'close',
    onAction: () => void takeOut(),
  };
  const isMentioned = comment.tagged_users.some(({ id }) => id === viewer?.id);
  const end: MenuEntry = {
    key: 'delete',
    label: t`Delete`,
    icon: 'trash',
    danger: true,
    onAction: () => void press(),
  };
  const report: MenuEntry = {
    key: 'report',
    label: t`Report`,
    icon: 'flag',
    onAction: () => {
      const { id, pin_id: parentId } = comment;
      dispatch(reportShown({ id, type: 'comment', parentId }));
    },
  };
  const entries: MenuEntry[] = [
    ...(comment.may_highlight ? [first] : []),
    ...(comment.may_edit ? [edit] : []),
    ...(isMentioned ? [mention] : []),
    ...(viewer && !comment.is_mine ? hide : []),
    ...(comment.is_mine ? [] : [report]),
    ...(comment.may_delete ? [end] : []),
  ];
  if (entries.length === 0) return null;
  return (
    <MenuButton
      icon="more"
      size="small"
      label={t`More about the comment by ${comment.user.full_name}`}
      entries={entries}
    />
  );
}
