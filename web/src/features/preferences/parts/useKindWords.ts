import { useLingui } from '@lingui/react/macro';
import type { NotificationOption } from 'features/preferences/api';

type Kind = NotificationOption['id'];

/** What each kind of notification is called, and of what it tells. */
export function useKindWords(): Record<Kind, { label: string; description: string }> {
  const { t } = useLingui();
  return {
    follows: {
      label: t`New followers`,
      description: t`Somebody follows you or one of your boards.`,
    },
    saves: { label: t`Saves`, description: t`Somebody saves a pin of yours.` },
    likes: {
      label: t`Likes`,
      description: t`Somebody reacts to a pin of yours, or likes a comment of yours or what you made.`,
    },
    comments: {
      label: t`Comments`,
      description: t`Somebody comments on a pin of yours or on what you made, or highlights your comment.`,
    },
    replies: { label: t`Replies`, description: t`Somebody answers a comment of yours.` },
    mentions: {
      label: t`Mentions and tags`,
      description: t`Somebody mentions you, or tags you on a pin.`,
    },
    did_its: {
      label: t`Made by others`,
      description: t`Somebody made what a pin of yours shows.`,
    },
    messages: { label: t`Messages`, description: t`Somebody writes to you.` },
    message_words: {
      label: t`Words of messages`,
      description: t`What they write stands beside who wrote it.`,
    },
    board_invites: {
      label: t`Shared boards`,
      description: t`Somebody asks you to share a board, or joins one of yours.`,
    },
    ownership: {
      label: t`Owners of boards`,
      description: t`Somebody offers you a board, or takes over one of yours.`,
    },
    sponsorships: {
      label: t`Sponsorships`,
      description: t`Somebody names you as a sponsor, or answers when you name them.`,
    },
    board_updates: {
      label: t`Boards you follow`,
      description: t`Somebody adds pins to a board that you follow.`,
    },
    recommendations: { label: t`Ideas for you`, description: t`Pins and people you may like.` },
    announcements: {
      label: t`What is new`,
      description: t`Now and then: what has become better here.`,
    },
    merges: { label: t`Merged boards`, description: t`A merge of your boards is done.` },
    account: { label: t`Your account`, description: t`Your data is ready, you came back.` },
    security: {
      label: t`Log-ins and devices`,
      description: t`A log-in from a new device, or a device or address that we do not reach.`,
    },
    decisions: {
      label: t`Decisions`,
      description: t`The host decided about something of yours. The mail that says why always comes.`,
    },
  };
}
