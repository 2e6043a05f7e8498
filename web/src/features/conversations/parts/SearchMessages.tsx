import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Conversation, Message } from 'features/conversations/api';
import { groupsApi } from 'features/conversations/groups';
import { errorText } from 'lib/errorTexts';
import { useRested } from 'lib/useRested';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import { MoreButton } from 'ui/button/MoreButton';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { IconButton } from 'ui/icon-button/IconButton';
import { Spinner } from 'ui/spinner/Spinner';
import { TextField } from 'ui/text-field/TextField';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import line from './ConversationLine.module.css';
import list from './ConversationList.module.css';
import { nameOf } from './names';
import styles from './SearchMessages.module.css';
import { useOpeningFocus } from './useOpeningFocus';
import { When } from './When';

/** How long the typing rests before the server is asked, in milliseconds. */
const REST_MS = 300;

/** Characters of what is searched for at most. */
const MOST = 100;

interface SearchMessagesProps {
  /** In which. */
  conversation: Conversation;
  /** Called with the message that was chosen. */
  onGo: (messageId: string) => void;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Finds words in a conversation; what is found leads to its place. Load it with `lazy`. */
export function SearchMessages({ conversation, onGo, onClose }: SearchMessagesProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useOpeningFocus(field);
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState('');
  const words = typed.trim();
  const rested = useRested(words, REST_MS);
  const query = sent === words ? words : rested;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It closes the search, and not what that stands in.
    event.stopPropagation();
    onClose();
  };
  return (
    <search
      className={styles.search}
      aria-label={t`Search the conversation with ${nameOf(conversation)}`}
      onKeyDown={press}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(words);
        }}
      >
        <TextField
          ref={field}
          label={t`Search this conversation`}
          labelHidden
          placeholder={t`Search this conversation`}
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MOST}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <IconButton label={t`Close search`} icon="close" onClick={onClose} />
      </form>
      <div className={styles.found}>
        {query && <Found conversation={conversation} query={query} onGo={onGo} />}
      </div>
    </search>
  );
}

interface FoundProps extends Pick<SearchMessagesProps, 'conversation' | 'onGo'> {
  /** What is searched for. */
  query: string;
}

/** The messages that have these words, the latest first. */
function Found({ conversation: { id }, query, onGo }: FoundProps) {
  const { t, i18n } = useLingui();
  const walk = groupsApi.useSearchMessagesInfiniteQuery({ conversation_id: id, query });
  // What was found for fewer letters stays until there is more.
  const found = (walk.currentData ?? walk.data)?.pages.flatMap(({ data }) => data);
  const count = found?.length ?? 0;
  if (walk.error && !walk.currentData) {
    return <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />;
  }
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {walk.currentData &&
            t`${plural(count, { one: '# message found', other: '# messages found' })}`}
        </VisuallyHidden>
      </div>
      {!found && (
        <div className={styles.wait}>
          <Spinner quiet label={t`Searching…`} />
        </div>
      )}
      {found && count === 0 && (
        <EmptyState icon="search" words={t`No message here has these words.`} />
      )}
      {found && count > 0 && (
        <ul
          className={list.list}
          aria-label={t`Found messages`}
          aria-busy={!walk.currentData || undefined}
        >
          {found.map((message) => (
            <li key={message.id}>
              <FoundMessage message={message} onGo={onGo} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton walk={walk} className={list.more} />
    </>
  );
}

interface FoundMessageProps extends Pick<SearchMessagesProps, 'onGo'> {
  message: Message;
}

function FoundMessage({ message, onGo }: FoundMessageProps) {
  const { t } = useLingui();
  const { id, sender, is_mine: isMine, created_ms: ms, text } = message;
  const name = sender.full_name;
  return (
    <button type="button" className={`${line.line} ${styles.message}`} onClick={() => onGo(id)}>
      <Avatar name={name} src={sender.image_small_url ?? null} size={40} />
      <span className={line.words}>
        <bdi className={line.name}>{isMine ? t`You` : name}</bdi>
        <When ms={ms} className={line.end} />
        <bdi className={styles.text} dir="auto">
          {text}
        </bdi>
      </span>
    </button>
  );
}
