import { useLingui } from '@lingui/react/macro';
import { type Conversation, conversationsApi } from 'features/conversations/api';
import type { UserRef } from 'features/users/api';
import { lazy, useRef } from 'react';
import { Button } from 'ui/button/Button';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ModalButton } from 'ui/modal/ModalButton';
import { ConversationLine } from './ConversationLine';
import { ListOf } from './ConversationList';
import inbox from './Inbox.module.css';
import { nameOf, otherOf } from './names';
import styles from './Requests.module.css';
import { useOpeningFocus } from './useOpeningFocus';
import { useRequest } from './useRequest';
import { View } from './View';
import { useWays } from './ways';

const BlockUser = lazy(() =>
  import('features/users/parts/BlockUser').then((part) => ({ default: part.BlockUser })),
);

interface RequestsProps {
  /** The conversation that is open beside it. */
  openId: string | null;
}

/** What users who do not know the viewer wrote to them, and what may be answered. */
export function Requests({ openId }: RequestsProps) {
  const { t } = useLingui();
  const { showList, isPage } = useWays();
  const heading = useRef<HTMLHeadingElement>(null);
  useOpeningFocus(heading, !isPage);
  const walk = conversationsApi.useListContactRequestsInfiniteQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  return (
    <View
      label={t`Message requests`}
      isListed
      onBack={() => showList('inbox')}
      head={
        <h2 ref={heading} className={inbox.heading} tabIndex={-1}>
          {t`Message requests`}
        </h2>
      }
    >
      <div className={inbox.inbox}>
        <p className={styles.lead}>
          {t`They may write more once you accept. They are not told when you decline.`}
        </p>
        <ListOf
          label={t`Message requests`}
          walk={walk}
          line={(one) => (
            <Request
              conversation={one}
              isOpen={one.id === openId}
              // The button that was pressed is gone with it, and the dialog that it opened.
              onGone={() => requestAnimationFrame(() => heading.current?.focus())}
            />
          )}
          empty={
            <EmptyState
              icon="message"
              words={t`Nothing is asked of you. What users write whom you do not know comes here first.`}
            />
          }
        />
      </div>
    </View>
  );
}

interface RequestProps {
  conversation: Conversation;
  /** Whether it is open beside the list. */
  isOpen: boolean;
  /** Called when it goes from the list, declined or from who is blocked. */
  onGone: () => void;
}

function Request({ conversation, isOpen, onGone }: RequestProps) {
  const { t } = useLingui();
  const { open } = useWays();
  const { isBusy, accept, decline, noteBlocked } = useRequest(conversation);
  const name = nameOf(conversation);
  const other = otherOf(conversation);
  const press = async () => {
    if (await accept()) open(conversation.id);
  };
  const leave = async () => {
    if (await decline()) onGone();
  };
  const forget = (blocked: UserRef) => {
    noteBlocked(blocked);
    onGone();
  };
  return (
    <div>
      <ConversationLine conversation={conversation} isOpen={isOpen} />
      {/* The one that is open has them below what was written. */}
      <div className={styles.ways} hidden={isOpen}>
        <Button
          size="small"
          kind="primary"
          disabled={isBusy}
          aria-label={t`Accept ${name}`}
          onClick={() => void press()}
        >
          {t`Accept`}
        </Button>
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t`Decline ${name}`}
          onClick={() => void leave()}
        >
          {t`Decline`}
        </Button>
        {other && (
          <ModalButton
            size="small"
            kind="plain"
            aria-label={t`Block ${name}`}
            modal={(onClose) => (
              <BlockUser user={other} onClose={onClose} onBlocked={() => forget(other)} />
            )}
          >
            {t`Block`}
          </ModalButton>
        )}
      </div>
    </div>
  );
}
