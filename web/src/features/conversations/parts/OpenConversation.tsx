import { useLingui } from '@lingui/react/macro';
import { type Conversation, conversationsApi } from 'features/conversations/api';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from 'ui/button/Button';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { ModalButton } from 'ui/modal/ModalButton';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { useToast } from 'ui/toast/toasts';
import { Composer } from './Composer';
import { ConversationHead } from './ConversationHead';
import { ConversationMenu } from './ConversationMenu';
import { Faces } from './Faces';
import { type GroupDialog, GroupDialogs } from './GroupDialogs';
import { MessageLog } from './MessageLog';
import { messagingActions as did } from './messaging';
import { nameOf } from './names';
import styles from './OpenConversation.module.css';
import { RequestBar } from './RequestBar';
import { useMessages } from './useMessages';
import { useMessaging, useMessagingDispatch } from './useMessaging';
import { useOpeningFocus } from './useOpeningFocus';
import { useRequest } from './useRequest';
import { useIsPage } from './useShowMessages';
import { View } from './View';
import { listOf, useWays } from './ways';

const UnblockUser = lazy(() =>
  import('features/users/parts/UnblockUser').then((part) => ({ default: part.UnblockUser })),
);

const SearchMessages = lazy(() =>
  import('./SearchMessages').then((part) => ({ default: part.SearchMessages })),
);

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
  const [dialog, setDialog] = useState<GroupDialog | null>(null);
  const { walk, messages } = useMessages(conversation);
  const search = useSearch();
  const { is_request: isRequest, awaits_answer: awaits } = conversation;
  const name = nameOf(conversation);
  // Where there is no field to write in, or a keyboard would come up with it.
  const isPhone = useIsPage();
  useOpeningFocus(heading, isPhone || isRequest || awaits);
  useNoteRequest(conversation);
  return (
    <View
      label={t`Conversation with ${name}`}
      head={
        <ConversationHead
          conversation={conversation}
          heading={heading}
          onMembers={() => setDialog('members')}
        />
      }
      end={
        <span ref={search.menu} className={styles.menu}>
          <ConversationMenu
            conversation={conversation}
            onSearch={search.open}
            onDialog={setDialog}
          />
          <GroupDialogs
            conversation={conversation}
            shown={dialog}
            onClose={() => setDialog(null)}
          />
        </span>
      }
      onBack={() => showList(listOf(conversation))}
      above={
        search.isOpen && (
          <Suspense>
            <SearchMessages conversation={conversation} onGo={search.go} onClose={search.close} />
          </Suspense>
        )
      }
      foot={<Foot conversation={conversation} lastMs={messages?.at(-1)?.created_ms ?? 0} />}
    >
      {messages ? (
        <MessageLog
          conversation={conversation}
          messages={messages}
          walk={walk}
          empty={<Beginning conversation={conversation} />}
          goal={search.goal}
          onGoal={search.end}
        />
      ) : walk.error ? (
        <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
      ) : (
        <LogSkeleton />
      )}
    </View>
  );
}

/** Has it noted that a request was left which was not answered (specification §4 "Conversation UI"). */
function useNoteRequest({ id, is_request: isRequest }: Conversation): void {
  const dispatch = useMessagingDispatch();
  useEffect(() => dispatch(did.requestShown(isRequest ? id : null)), [dispatch, id, isRequest]);
}

/** The search in the conversation: whether it is open, and to which of the messages it leads. */
function useSearch() {
  const { t } = useLingui();
  const toast = useToast();
  const menu = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [goal, setGoal] = useState<string | null>(null);
  return {
    isOpen,
    goal,
    /** Around the button that it was opened by. */
    menu,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      menu.current?.querySelector('button')?.focus();
    },
    /** Leads to a message that was found. */
    go: (id: string) => {
      setOpen(false);
      setGoal(id);
    },
    /** It was reached, or was not. */
    end: (isReached: boolean) => {
      setGoal(null);
      if (!isReached) toast({ words: t`This message lies too far back to show it here` });
    },
  };
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
  const blocked = useMessaging(({ requests }) => requests[id]?.blocked);
  const { noteUnblocked } = useRequest({ id });
  return (
    <EmptyState
      icon="message"
      words={
        blocked
          ? t`You blocked ${blocked.full_name}. Neither of you sees this conversation.`
          : t`This conversation is gone.`
      }
      action={
        <>
          {blocked && (
            <ModalButton
              modal={(onClose) => (
                <UnblockUser user={blocked} onClose={onClose} onUnblocked={noteUnblocked} />
              )}
            >
              {t`Unblock`}
            </ModalButton>
          )}
          <Button onClick={() => showList('inbox')}>{t`All messages`}</Button>
        </>
      }
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
