import { useLingui } from '@lingui/react/macro';
import { ARCHIVE, conversationsApi } from 'features/conversations/api';
import { useRef } from 'react';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ConversationLine } from './ConversationLine';
import { ListOf } from './ConversationList';
import inbox from './Inbox.module.css';
import { useOpeningFocus } from './useOpeningFocus';
import { View } from './View';
import { useWays } from './ways';

interface ArchivedProps {
  /** The conversation that is open beside it. */
  openId: string | null;
}

/** What the viewer archived, until a message brings it back. */
export function Archived({ openId }: ArchivedProps) {
  const { t } = useLingui();
  const { showList, isPage } = useWays();
  const heading = useRef<HTMLHeadingElement>(null);
  useOpeningFocus(heading, !isPage);
  const walk = conversationsApi.useListConversationsInfiniteQuery(ARCHIVE, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <View
      label={t`Archived`}
      isListed
      onBack={() => showList('inbox')}
      head={
        <h2 ref={heading} className={inbox.heading} tabIndex={-1}>
          {t`Archived`}
        </h2>
      }
    >
      <div className={inbox.inbox}>
        <ListOf
          label={t`Archived conversations`}
          walk={walk}
          isLeftOut={(one) => !one.is_archived}
          line={(one) => <ConversationLine conversation={one} isOpen={one.id === openId} />}
          empty={
            <EmptyState
              icon="message"
              words={t`What you archive lies here, until a new message brings it back.`}
            />
          }
        />
      </div>
    </View>
  );
}
