import { useLingui } from '@lingui/react/macro';
import { conversationsApi } from 'features/conversations/api';
import { reactionsApi } from 'features/conversations/reactions';
import { kindOf, type ReactionKind } from 'features/reactions/parts/kinds';
import { ReactionKinds } from 'features/reactions/parts/ReactionKinds';
import { errorText } from 'lib/errorTexts';
import { reportShown, useReportDispatch } from 'lib/reportTarget';
import { type RefObject, useState } from 'react';
import { AskModal } from 'ui/modal/AskModal';
import { useToast } from 'ui/toast/toasts';
import type { ShownMessage } from './things';

interface MessageActionsProps {
  message: ShownMessage;
  /** Whether the viewer has accepted the conversation. */
  mayReact: boolean;
  /** Beside what they stand. */
  anchor: RefObject<Element | null>;
  /** Called when they want to go. */
  onClose: () => void;
}

/** How long a message can be taken back, in milliseconds: a day. */
const WINDOW_MS = 24 * 60 * 60_000;

/** What can be done with a message: react to it; take one's own back. Load it with `lazy`. */
export function MessageActions({ message, mayReact, anchor, onClose }: MessageActionsProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const dispatch = useReportDispatch();
  const [isAsking, setAsking] = useState(false);
  const [react] = reactionsApi.useReactToMessageMutation();
  const [unreact] = reactionsApi.useUnreactToMessageMutation();
  const [unsend, { isLoading }] = conversationsApi.useUnsendMessageMutation();
  const one = { conversation_id: message.conversation_id, message_id: message.id };
  const say = (error: unknown) => {
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  const give = async (kind: ReactionKind | null) => {
    onClose();
    const answer = kind ? react({ ...one, reaction_type: kind.number }) : unreact(one);
    say((await answer).error);
  };
  const takeBack = async () => {
    const log = anchor.current?.closest<HTMLElement>('[role="log"]');
    const { error } = await unsend(one);
    onClose();
    say(error);
    // What was pressed is gone with the words.
    if (!error) log?.focus();
  };
  const copy = async () => {
    onClose();
    const isCopied = await navigator.clipboard?.writeText(message.text).then(
      () => true,
      () => false,
    );
    toast(
      isCopied
        ? { words: t`Copied` }
        : { words: t`Your browser does not let this page copy.`, tone: 'danger' },
    );
  };
  const report = () => {
    onClose();
    dispatch(reportShown({ id: message.id, type: 'message', parentId: message.conversation_id }));
  };
  if (isAsking) {
    return (
      <AskModal
        title={t`Take this message back?`}
        yes={t`Take back`}
        pending={isLoading}
        onYes={() => void takeBack()}
        onClose={onClose}
      >
        {t`It goes from the conversation for all members. They see that there was one.`}
      </AskModal>
    );
  }
  const mayTakeBack = message.is_mine && Date.now() < message.created_ms + WINDOW_MS;
  return (
    <ReactionKinds
      anchor={anchor}
      mine={kindOf(message.reaction_by_me)}
      onGive={mayReact ? (kind) => void give(kind) : null}
      onClose={onClose}
    >
      {message.text && (
        <button type="button" onClick={() => void copy()}>
          {t`Copy words`}
        </button>
      )}
      {!message.is_mine && (
        <button type="button" onClick={report}>
          {t`Report message`}
        </button>
      )}
      {mayTakeBack && (
        <button type="button" onClick={() => setAsking(true)}>
          {t`Take message back`}
        </button>
      )}
    </ReactionKinds>
  );
}
