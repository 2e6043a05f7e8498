import { useLingui } from '@lingui/react/macro';
import { Lists } from 'features/conversations/parts/Lists';
import { messagingActions as did } from 'features/conversations/parts/messaging';
import { NewMessage } from 'features/conversations/parts/NewMessage';
import { OpenConversation } from 'features/conversations/parts/OpenConversation';
import { useHearTyping } from 'features/conversations/parts/useHearTyping';
import { useMessaging, useMessagingDispatch } from 'features/conversations/parts/useMessaging';
import { type ListName, type Ways, WaysContext } from 'features/conversations/parts/ways';
import { SignInFirst } from 'features/users/parts/SignInFirst';
import { useViewer } from 'features/users/parts/viewer';
import { messagePaths } from 'lib/messagePaths';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { useWholeWindow } from 'lib/wholeWindow';
import { useEffect, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { EmptyState } from 'ui/empty-state/EmptyState';
import styles from './InboxScreen.module.css';

/** The viewer's conversations: the list, and beside it the one that its address names. */
export function InboxScreen() {
  const { t } = useLingui();
  useTitle(t`Messages`);
  if (!useViewer()) return <SignInFirst words={t`Log in to read your messages.`} />;
  return <Panes />;
}

function Panes() {
  const { t } = useLingui();
  const openId = useParams().conversationId ?? null;
  const view = useSearchParams()[0].get('view');
  const isNew = view === 'new' && !openId;
  const isTalk = openId !== null || isNew;
  useSlice(openId, isNew);
  useWholeWindow(isTalk);
  useHearTyping();
  return (
    <WaysContext value={useAddresses()}>
      <div className={styles.panes} data-talk={isTalk || undefined}>
        <h1 className={styles.title}>{t`Messages`}</h1>
        <div className={styles.list}>
          <Lists list={listIn(view)} openId={openId} />
        </div>
        <div className={styles.talk}>
          {openId && <OpenConversation id={openId} />}
          {isNew && <NewMessage />}
          {!isTalk && (
            <div className={styles.none}>
              <EmptyState icon="message" words={t`Choose a conversation, or begin a new one.`} />
            </div>
          )}
        </div>
      </div>
    </WaysContext>
  );
}

/** Addresses of the lists. */
const LISTS: Record<ListName, () => string> = {
  inbox: paths.messages,
  requests: messagePaths.requests,
  archived: messagePaths.archived,
};

/** The list that the address names. */
function listIn(view: string | null): ListName {
  return view === 'requests' || view === 'archived' ? view : 'inbox';
}

/** Ways by addresses. */
function useAddresses(): Ways {
  const navigate = useNavigate();
  const dispatch = useMessagingDispatch();
  return useMemo(
    () => ({
      isPage: true,
      open: (id, isInPlace = false) => void navigate(messagePaths.one(id), { replace: isInPlace }),
      showList: (list) => void navigate(LISTS[list]()),
      begin: (attachment) => {
        dispatch(did.newMessageOpened(attachment));
        void navigate(messagePaths.newMessage());
      },
    }),
    [navigate, dispatch],
  );
}

/** Here the address says what is open, and the store is told. */
function useSlice(openId: string | null, isNew: boolean): void {
  const dispatch = useMessagingDispatch();
  const isBegun = useMessaging((messaging) => messaging.isNew);
  useEffect(() => {
    if (openId === null) return;
    dispatch(did.conversationOpened(openId));
    return () => dispatch(did.conversationClosed());
  }, [dispatch, openId]);
  useEffect(() => {
    // With what goes with it, where it was begun elsewhere.
    if (isNew && !isBegun) dispatch(did.newMessageOpened(null));
  }, [dispatch, isNew, isBegun]);
  useEffect(() => {
    if (!isNew) return;
    return () => dispatch(did.flyoutClosed());
  }, [dispatch, isNew]);
}
