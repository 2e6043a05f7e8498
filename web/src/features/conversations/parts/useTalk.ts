import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { groupsApi } from 'features/conversations/groups';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useToast } from 'ui/toast/toasts';
import { useShowMessages } from './useShowMessages';

/**
 * The way to the conversation of a board's members. It is offered to a member who writes messages,
 * where there are others, and the host does not hide the board.
 */
export function useTalk(board: Board) {
  const { i18n } = useLingui();
  const viewer = useViewer();
  const toast = useToast();
  const { showConversation } = useShowMessages();
  const [open, { isLoading }] = groupsApi.useOpenBoardConversationMutation();
  const isOpen = board.collaborator_count > 0 && !board.is_hidden_by_host;
  const isShared = isOpen && board.access.includes('write');
  return {
    isOffered: isShared && Boolean(viewer?.should_show_messaging),
    isLoading,
    /** Shows it; answers whether it is there. */
    talk: async (): Promise<boolean> => {
      const { data, error } = await open({ board_id: board.id });
      if (data) showConversation(data.id);
      else toast({ words: errorText(i18n, error), tone: 'danger' });
      return data !== undefined;
    },
  };
}
