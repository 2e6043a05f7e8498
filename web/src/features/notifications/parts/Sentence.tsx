import { Plural, Trans } from '@lingui/react/macro';
import type { Notice } from 'features/notifications/api';
import type { ReactNode } from 'react';
import styles from './NoticeLine.module.css';
import { Who } from './Who';

interface SentenceProps {
  notice: Notice;
  /** Shows who did it. */
  onAll: () => void;
}

/** What a notice tells, in one sentence. */
export function Sentence({ notice, onAll }: SentenceProps) {
  const { kind, count, board: shown, announcement } = notice;
  const who = <Who notice={notice} onAll={onAll} />;
  const board = <bdi className={styles.name}>{shown?.name}</bdi>;
  const announced = <bdi className={styles.announced}>{announcement?.text}</bdi>;
  return WORDS[kind]({ who, board, announced, count: Math.max(count, 1) });
}

/** What sentences are made of. */
interface Said {
  who: ReactNode;
  board: ReactNode;
  /** What the host says. */
  announced: ReactNode;
  /** How many did it, by which languages choose the verb's form. */
  count: number;
}

type Words = (said: Said) => ReactNode;

const aboutPins = {
  save: ({ who, count }) => (
    <Plural
      value={count}
      one={<Trans>{who} saved your pin</Trans>}
      other={<Trans>{who} saved your pin</Trans>}
    />
  ),
  reaction: ({ who, count }) => (
    <Plural
      value={count}
      one={<Trans>{who} reacted to your pin</Trans>}
      other={<Trans>{who} reacted to your pin</Trans>}
    />
  ),
  did_it: ({ who, count }) => (
    <Plural
      value={count}
      one={<Trans>{who} made what your pin shows</Trans>}
      other={<Trans>{who} made what your pin shows</Trans>}
    />
  ),
  did_it_like: ({ who, count }) => (
    <Plural
      value={count}
      one={<Trans>{who} liked what you made</Trans>}
      other={<Trans>{who} liked what you made</Trans>}
    />
  ),
  sponsorship_request: ({ who }) => <Trans>{who} named you as the sponsor of a pin</Trans>,
  sponsorship_approved: ({ who }) => <Trans>{who} approved being the sponsor of your pin</Trans>,
  sponsorship_declined: ({ who }) => <Trans>{who} declined to be the sponsor of your pin</Trans>,
} satisfies Partial<Record<Notice['kind'], Words>>;

const aboutWords = {
  comment: ({ who, count }) => (
    <Plural
      value={count}
      one={<Trans>{who} commented on your pin</Trans>}
      other={<Trans>{who} commented on your pin</Trans>}
    />
  ),
  did_it_comment: ({ who, count }) => (
    <Plural
      value={count}
      one={<Trans>{who} commented on what you made</Trans>}
      other={<Trans>{who} commented on what you made</Trans>}
    />
  ),
  reply: ({ who, count }) => (
    <Plural
      value={count}
      one={<Trans>{who} replied to your comment</Trans>}
      other={<Trans>{who} replied to your comment</Trans>}
    />
  ),
  comment_like: ({ who, count }) => (
    <Plural
      value={count}
      one={<Trans>{who} liked your comment</Trans>}
      other={<Trans>{who} liked your comment</Trans>}
    />
  ),
  comment_highlight: ({ who }) => <Trans>{who} highlighted your comment</Trans>,
  mention: ({ who, count }) => (
    <Plural
      value={count}
      one={<Trans>{who} mentioned you in a comment</Trans>}
      other={<Trans>{who} mentioned you in comments</Trans>}
    />
  ),
} satisfies Partial<Record<Notice['kind'], Words>>;

const aboutBoards = {
  board_invite: ({ who, board, count }) => (
    <Plural
      value={count}
      one={
        <Trans>
          {who} invited you to {board}
        </Trans>
      }
      other={
        <Trans>
          {who} invited you to {board}
        </Trans>
      }
    />
  ),
  board_join: ({ who, board, count }) => (
    <Plural
      value={count}
      one={
        <Trans>
          {who} joined {board}
        </Trans>
      }
      other={
        <Trans>
          {who} joined {board}
        </Trans>
      }
    />
  ),
  join_request: ({ who, board, count }) => (
    <Plural
      value={count}
      one={
        <Trans>
          {who} would like to join {board}
        </Trans>
      }
      other={
        <Trans>
          {who} would like to join {board}
        </Trans>
      }
    />
  ),
  board_update: ({ who, board, count }) => (
    <Plural
      value={count}
      one={
        <Trans>
          {who} added pins to {board}
        </Trans>
      }
      other={
        <Trans>
          {who} added pins to {board}
        </Trans>
      }
    />
  ),
  board_proposal: ({ who, board }) => (
    <Trans>
      {who} suggests sharing {board} with one more user
    </Trans>
  ),
  join_approved: ({ who, board }) => (
    <Trans>
      {who} approved your request to join {board}
    </Trans>
  ),
  transfer_offer: ({ who, board }) => (
    <Trans>
      {who} would like to make you the owner of {board}
    </Trans>
  ),
  transfer_accepted: ({ who, board }) => (
    <Trans>
      {who} is now the owner of {board}
    </Trans>
  ),
  merge_done: ({ board }) => <Trans>A board of yours was merged into {board}</Trans>,
} satisfies Partial<Record<Notice['kind'], Words>>;

const WORDS: Record<Notice['kind'], Words> = {
  ...aboutPins,
  ...aboutWords,
  ...aboutBoards,
  follow: ({ who, count }) => (
    <Plural
      value={count}
      one={<Trans>{who} started following you</Trans>}
      other={<Trans>{who} started following you</Trans>}
    />
  ),
  export_ready: () => <Trans>Your data is ready to download</Trans>,
  new_device: () => <Trans>New log-in to your account</Trans>,
  case_decided: () => <Trans>The host decided about something of yours</Trans>,
  ideas: () => <Trans>Ideas for you this week</Trans>,
  announcement: ({ announced }) => announced,
  mail_refused: () => <Trans>Our mails do not reach you</Trans>,
  device_lost: () => <Trans>A device of yours gets no notifications any more</Trans>,
};
