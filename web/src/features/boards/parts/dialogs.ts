import type { Board } from 'features/boards/api';

/** What can be asked about a board, from its page. */
export type BoardDialogKind = 'share' | 'people' | 'section' | 'download' | 'merge' | 'delete';

/** What every dialog about a board is given. */
export interface BoardDialogProps {
  /** What it is about. */
  board: Board;
  /** Called when it wants to go. */
  onClose: () => void;
}
