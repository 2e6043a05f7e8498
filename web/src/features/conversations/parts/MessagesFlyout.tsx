import { useLingui } from '@lingui/react/macro';
import { type RefObject, useMemo, useState } from 'react';
import { Popover } from 'ui/popover/Popover';
import { Lists } from './Lists';
import styles from './MessagesFlyout.module.css';
import { messagingActions as did } from './messaging';
import { NewMessage } from './NewMessage';
import { OpenConversation } from './OpenConversation';
import { useHearTyping } from './useHearTyping';
import { useMessaging, useMessagingDispatch } from './useMessaging';
import { type ListName, type Ways, WaysContext } from './ways';

interface MessagesFlyoutProps {
  /** What it stands beside. */
  anchor: RefObject<Element | null>;
}

/** Conversations above the page at hand: a list, one of them, or a new message. Load it with `lazy`. */
export function MessagesFlyout({ anchor }: MessagesFlyoutProps) {
  const { t } = useLingui();
  const dispatch = useMessagingDispatch();
  useHearTyping();
  const [list, setList] = useState<ListName>('inbox');
  const ways: Ways = useMemo(
    () => ({
      isPage: false,
      open: (id) => dispatch(did.conversationOpened(id)),
      showList: (which) => {
        setList(which);
        dispatch(did.newMessageClosed());
        dispatch(did.conversationClosed());
      },
      begin: (attachment) => dispatch(did.newMessageOpened(attachment)),
    }),
    [dispatch],
  );
  return (
    <Popover
      anchor={anchor}
      open
      onOpenChange={() => dispatch(did.flyoutClosed())}
      label={t`Messages`}
      placement="end"
    >
      <WaysContext value={ways}>
        <div className={styles.flyout}>
          <Shown list={list} />
        </div>
      </WaysContext>
    </Popover>
  );
}

function Shown({ list }: { list: ListName }) {
  const openId = useMessaging((messaging) => messaging.openId);
  const isNew = useMessaging((messaging) => messaging.isNew);
  if (isNew) return <NewMessage />;
  if (openId) return <OpenConversation id={openId} />;
  return <Lists list={list} openId={null} />;
}
