import { useLingui } from '@lingui/react/macro';
import {
  type Conversation,
  type ConversationsDispatch,
  conversationChanged,
  conversationsApi,
} from 'features/conversations/api';
import { useViewer } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from 'ui/button/Button';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { Composer } from './Composer';
import { ConversationMenu } from './ConversationMenu';
import { Faces } from './Faces';
import { MessageLog } from './MessageLog';
import { nameOf, otherOf } from './names';
import styles from './OpenConversation.module.css';
import { mergeMessages, TEMPORARY } from './order';
import { RequestBar } from './RequestBar';
import type { ShownMessage } from './things';
import { ASK_MS, useAsking } from './useAsking';
import { useMessaging } from './useMessaging';
import { useOpeningFocus } from './useOpeningFocus';
import { useIsPage } from './useShowMessages';
import { View } from './View';
import { useWays } from './ways';

/** One conversation: with whom, what was written, and a place to write. */
export function OpenConversation({ id }: { /** Which. */ id: string }) {
  const { t, i18n } = useLingui();
  const { showList } = useWays();
  const { currentData, error, refetch } = conversationsApi.useGetConversationQuery(
    { conversation_id: id },
    { refetchOnMountOrArgChange: true },
  );
  const isGone = (error as ApiError | undefined)?.status === 404;
  if (currentData && !isGone) return <Open key={id} conversation={currentData} />;
  return (
    <View
      label={t`Conversation`}
      head={error ? null : <HeadSkeleton />}
      onBack={() => showList('inbox')}
    >
      {isGone && <Gone id={id} />}
      {error && !isGone && <ErrorState words={errorText(i18n, error)} onRetry={refetch} />}
      {!error && <LogSkeleton />}
    </View>
  );
}

function Open({ conversation }: { conversation: Conversation }) {
  const { t, i18n } = useLingui();
  const { showList } = useWays();
  const heading = useRef<HTMLHeadingElement>(null);
  const { walk, messages } = useMessages(conversation);
  const { is_request: isRequest, awaits_answer: awaits } = conversation;
  const name = nameOf(conversation);
  // Where there is no field to write in, or a keyboard would come up with it.
  const isPhone = useIsPage();
  useOpeningFocus(heading, isPhone || isRequest || awaits);
  const close = () => {
    if (isRequest) showList('requests', { hasDeclined: false });
    else showList('inbox');
  };
  return (
    <View
      label={t`Conversation with ${name}`}
      head={<Head conversation={conversation} heading={heading} />}
      end={<ConversationMenu conversation={conversation} />}
      onBack={close}
      foot={<Foot conversation={conversation} lastMs={messages?.at(-1)?.created_ms ?? 0} />}
    >
      {messages ? (
        <MessageLog
          conversation={conversation}
          messages={messages}
          walk={walk}
          empty={<Beginning conversation={conversation} />}
        />
      ) : walk.error ? (
        <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
      ) : (
        <LogSkeleton />
      )}
    </View>
  );
}

/** What is known of a conversation's messages, in their order, with those that are being sent. */
function useMessages(conversation: Conversation) {
  const asked = { conversation_id: conversation.id };
  const walk = conversationsApi.useListMessagesInfiniteQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const dispatch = useDispatch<ConversationsDispatch>();
  // Kept by its reader: without one, an answer that ends would take with it what is asked next.
  const [askNewest] = conversationsApi.useLazyListNewestQuery();
  const pages = walk.currentData?.pages;
  const viewer = useViewer();
  const again = () => {
    // It may have been accepted without a word.
    if (conversation.awaits_answer) dispatch(conversationChanged(conversation.id));
    return askNewest(asked);
  };
  useAsking(pages ? again : null, ASK_MS.messages, viewer?.id);
  const temporary = useMessaging((messaging) => messaging.temporary);
  const messages = useMemo(() => {
    if (!pages) return null;
    const known: ShownMessage[] = pages.flatMap(({ data }) => data);
    const own = temporary.filter(({ conversation_id: id }) => id === conversation.id);
    return mergeMessages(known, own);
  }, [pages, temporary, conversation.id]);
  useSeeing(conversation, messages);
  return { walk, messages };
}

/** Tells the server that what is there was seen: when it is opened, and when others write meanwhile. */
function useSeeing(
  { id, unread, is_request: isRequest }: Conversation,
  messages: readonly ShownMessage[] | null,
): void {
  const [see] = conversationsApi.useSeeConversationMutation();
  const latest = messages?.filter(({ is_mine: isMine }) => !isMine).at(-1)?.id;
  const last = messages?.filter(({ type }) => type !== TEMPORARY).at(-1)?.id;
  const isThere = messages !== null;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    // Who asks is not told whether their request was read.
    if (isRequest || !isThere) return;
    const isNew = seen.current !== undefined && seen.current !== latest;
    seen.current = latest;
    // What came after it stays unread.
    if (isNew || unread > 0) void see({ conversation_id: id, ...(last && { message_id: last }) });
  }, [see, id, unread, isRequest, isThere, latest, last]);
}

interface HeadProps {
  conversation: Conversation;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** With whom it is; of two, the way to the other's profile. */
function Head({ conversation, heading }: HeadProps) {
  const { t } = useLingui();
  const other = otherOf(conversation);
  const name = nameOf(conversation);
  const count = conversation.users.length + 1;
  return (
    <div className={styles.who}>
      <Faces conversation={conversation} size={40} />
      <div className={styles.words}>
        <h2 ref={heading} className={styles.name} tabIndex={-1}>
          <bdi>{other ? <a href={paths.profile(other.username)}>{name}</a> : name}</bdi>
        </h2>
        <p className={styles.note}>{other ? `@${other.username}` : t`${count} members`}</p>
      </div>
    </div>
  );
}

/** Below the messages: a field, or why there is none. */
function Foot({ conversation, lastMs }: { conversation: Conversation; lastMs: number }) {
  const { t } = useLingui();
  if (conversation.is_request) return <RequestBar conversation={conversation} />;
  if (conversation.awaits_answer) {
    const name = nameOf(conversation);
    return (
      <p className={styles.waits}>
        {conversation.is_group
          ? t`You can write more once a member answers.`
          : t`You can write more once ${name} answers.`}
      </p>
    );
  }
  return <Composer key={conversation.id} conversation={conversation} lastMs={lastMs} />;
}

/** Before anything is written. */
function Beginning({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  return (
    <div className={styles.middle}>
      <Faces conversation={conversation} />
      <p className={styles.begin}>{t`Nothing is written yet. The first words are yours.`}</p>
    </div>
  );
}

/** A conversation that is not there, or not any more. */
function Gone({ id }: { id: string }) {
  const { t } = useLingui();
  const { showList } = useWays();
  const isBlocked = useMessaging(({ requests }) => requests[id]?.hasBlocked ?? false);
  return (
    <EmptyState
      icon="message"
      words={
        isBlocked
          ? t`You blocked them. Neither of you sees this conversation.`
          : t`This conversation is gone.`
      }
      action={<Button onClick={() => showList('inbox')}>{t`All messages`}</Button>}
    />
  );
}

function HeadSkeleton() {
  return (
    <div className={styles.who}>
      <Skeleton shape="round" width={40} height={40} />
      <Skeleton shape="text" width={140} />
    </div>
  );
}

/** How wide and where the first bubbles stand before they are there. */
const BUBBLES = [
  [56, 'start'],
  [38, 'start'],
  [62, 'end'],
  [44, 'start'],
] as const;

function LogSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {BUBBLES.map(([width, place]) => (
        <span key={width} className={styles.line} data-place={place}>
          <Skeleton width={`${width}%`} height={42} />
        </span>
      ))}
    </div>
  );
}
