import type { Conversation } from 'features/conversations/api';
import { lazy, Suspense } from 'react';

const MembersModal = lazy(() =>
  import('./MembersModal').then((part) => ({ default: part.MembersModal })),
);

const NameGroup = lazy(() => import('./NameGroup').then((part) => ({ default: part.NameGroup })));

/** What is asked about a group: its members, whom to add to them, how it is called. */
export type GroupDialog = 'members' | 'adding' | 'name';

interface GroupDialogsProps {
  conversation: Conversation;
  /** Which is open. */
  shown: GroupDialog | null;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** The dialogs of a group. */
export function GroupDialogs({ conversation, shown, onClose }: GroupDialogsProps) {
  return (
    <Suspense>
      {shown === 'name' && <NameGroup conversation={conversation} onClose={onClose} />}
      {(shown === 'members' || shown === 'adding') && (
        <MembersModal conversation={conversation} isAdding={shown === 'adding'} onClose={onClose} />
      )}
    </Suspense>
  );
}
