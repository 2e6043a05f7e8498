import { useLingui } from '@lingui/react/macro';
import { ARCHIVE, conversationsApi } from 'features/conversations/api';
import { paths } from 'lib/paths';
import { useRef } from 'react';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { Icon } from 'ui/icon/Icon';
import { ConversationList } from './ConversationList';
import styles from './Inbox.module.css';
import { useOpeningFocus } from './useOpeningFocus';
import { View } from './View';
import { useWays } from './ways';

interface InboxProps {
  /** The conversation that is open beside it. */
  openId: string | null;
}

/** The viewer's conversations, above them what is asked of the viewer, and the way to a new message. */
export function Inbox({ openId }: InboxProps) {
  const { t } = useLingui();
  const { isPage, begin } = useWays();
  const heading = useRef<HTMLHeadingElement>(null);
  // The page itself has the focus.
  useOpeningFocus(heading, !isPage);
  return (
    <View
      label={t`Messages`}
      head={
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {t`Messages`}
        </h2>
      }
      end={
        !isPage && (
          <ButtonLink size="small" kind="plain" href={paths.messages()}>
            {t`See all`}
          </ButtonLink>
        )
      }
    >
      <div className={styles.inbox}>
        <div className={styles.new}>
          <Button wide icon="edit" onClick={() => begin(null)}>
            {t`New message`}
          </Button>
        </div>
        <RequestsLine />
        <ConversationList openId={openId} />
        <ArchiveLine />
      </div>
    </View>
  );
}

/** How many ask to write to the viewer, and the way to them; nothing where there are none. */
function RequestsLine() {
  const { t } = useLingui();
  const { showList } = useWays();
  const { data, hasNextPage } = conversationsApi.useListContactRequestsInfiniteQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  const length = data?.pages.reduce((sum, page) => sum + page.data.length, 0) ?? 0;
  if (length === 0) return null;
  const count = hasNextPage ? `${length}+` : String(length);
  return (
    <button type="button" className={styles.requests} onClick={() => showList('requests')}>
      <span className={styles.disc}>
        <Icon name="user" size={22} />
      </span>
      <span className={styles.words}>{t`Message requests (${count})`}</span>
      <Icon name="chevron-end" size={20} directional />
    </button>
  );
}

/** The way to what the viewer archived; nothing where that is nothing. */
function ArchiveLine() {
  const { t } = useLingui();
  const { showList } = useWays();
  const { data } = conversationsApi.useListConversationsInfiniteQuery(ARCHIVE, {
    refetchOnMountOrArgChange: true,
  });
  const all = data?.pages.flatMap((page) => page.data) ?? [];
  if (!all.some(({ is_archived }) => is_archived)) return null;
  return (
    <button type="button" className={styles.archive} onClick={() => showList('archived')}>
      <Icon name="download" size={20} />
      <span className={styles.words}>{t`Archived`}</span>
      <Icon name="chevron-end" size={20} directional />
    </button>
  );
}
