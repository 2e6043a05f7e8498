import { useLingui } from '@lingui/react/macro';
import { type Conversation, conversationsApi } from 'features/conversations/api';
import { errorText } from 'lib/errorTexts';
import type { ReactNode } from 'react';
import { Button } from 'ui/button/Button';
import { MoreButton } from 'ui/button/MoreButton';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { ConversationLine } from './ConversationLine';
import styles from './ConversationList.module.css';
import { listed } from './order';
import { useHearLists } from './useHearLists';
import { useWays } from './ways';

interface ConversationListProps {
  /** The one that is open beside it. */
  openId: string | null;
}

/** The viewer's conversations, the latest message first. */
export function ConversationList({ openId }: ConversationListProps) {
  const { t } = useLingui();
  const { begin } = useWays();
  const walk = conversationsApi.useListConversationsInfiniteQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListOf
      label={t`Conversations`}
      walk={walk}
      // At once, before the server has put it away.
      isLeftOut={(one) => one.is_archived}
      line={(one) => <ConversationLine conversation={one} isOpen={one.id === openId} />}
      empty={
        <EmptyState
          icon="message"
          words={t`What you and others write to each other stands here.`}
          action={
            <Button kind="primary" onClick={() => begin(null)}>
              {t`Write a message`}
            </Button>
          }
        />
      }
    />
  );
}

interface ListOfProps {
  /** What it lists. */
  label: string;
  /** The list, as the store walks it. */
  walk: {
    data?: { pages: { data: Conversation[] }[] } | undefined;
    error?: unknown;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** Draws one. */
  line: (conversation: Conversation) => ReactNode;
  /** Stands there while there are none. */
  empty: ReactNode;
  /** Whether one is left out. */
  isLeftOut?: (conversation: Conversation) => boolean;
}

/** A list of conversations, page by page; what is written to the viewer comes into it. */
export function ListOf({ label, walk, line, empty, isLeftOut }: ListOfProps) {
  const { i18n } = useLingui();
  useHearLists();
  const all = walk.data?.pages.flatMap(({ data }) => data);
  if (!all) {
    return walk.error ? (
      <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
    ) : (
      <ListSkeleton />
    );
  }
  const shown = listed(all).filter((one) => !isLeftOut?.(one));
  if (shown.length === 0 && !walk.hasNextPage) return empty;
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {shown.map((one) => (
          <li key={one.id}>{line(one)}</li>
        ))}
      </ul>
      <MoreButton walk={walk} className={styles.more} />
    </>
  );
}

/** As many as stand in sight before they are there. */
const PLACES = [1, 2, 3, 4, 5];

function ListSkeleton() {
  return (
    <div aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place} className={styles.place}>
          <Skeleton shape="round" width={48} height={48} />
          <span className={styles.lines}>
            <Skeleton shape="text" width="45%" />
            <Skeleton shape="text" width="80%" />
          </span>
        </div>
      ))}
    </div>
  );
}
