import { useLingui } from '@lingui/react/macro';
import type { NotificationOption } from 'features/preferences/api';
import { Switch } from 'ui/switch/Switch';
import styles from './NotificationList.module.css';

type Kind = NotificationOption['id'];

export interface NotificationListProps {
  /** All there is to hear of, and whether it is wanted. */
  options: readonly NotificationOption[];
  /** Called with what was switched. */
  onChange: (option: NotificationOption) => void;
}

/** The notifications of one channel: a switch each. */
export function NotificationList({ options, onChange }: NotificationListProps) {
  const words = useWords();
  return (
    <div className={styles.list}>
      {options.map(({ id, value }) => (
        <Switch
          key={id}
          label={words[id].label}
          description={words[id].description}
          checked={value}
          onChange={({ currentTarget }) => onChange({ id, value: currentTarget.checked })}
        />
      ))}
    </div>
  );
}

function useWords(): Record<Kind, { label: string; description: string }> {
  const { t } = useLingui();
  return {
    follows: {
      label: t`New followers`,
      description: t`Somebody follows you or one of your boards.`,
    },
    saves: { label: t`Saves`, description: t`Somebody saves a pin of yours.` },
    likes: {
      label: t`Likes`,
      description: t`Somebody reacts to a pin of yours, or likes a comment of yours.`,
    },
    comments: {
      label: t`Comments`,
      description: t`Somebody comments on a pin of yours, or answers you.`,
    },
    mentions: {
      label: t`Mentions and tags`,
      description: t`Somebody mentions you, or tags you on a pin.`,
    },
    messages: { label: t`Messages`, description: t`Somebody writes to you.` },
    message_words: {
      label: t`Words of messages`,
      description: t`What they write stands beside who wrote it.`,
    },
    board_invites: { label: t`Shared boards`, description: t`Somebody asks you to share a board.` },
    board_updates: {
      label: t`Boards you follow`,
      description: t`Somebody adds pins to a board that you follow.`,
    },
    recommendations: { label: t`Ideas for you`, description: t`Pins and people you may like.` },
    announcements: {
      label: t`What is new`,
      description: t`Now and then: what has become better here.`,
    },
    account: {
      label: t`Your account`,
      description: t`A file of yours is ready, you came back. What concerns its security is always sent.`,
    },
  };
}
