import { useLingui } from '@lingui/react/macro';
import type { BoardDialogProps } from 'features/boards/parts/dialogs';
import { useToast } from 'ui/toast/toasts';
import { SectionForm } from './SectionForm';

/** Adds a section to a board, and says so. Load it with `lazy`. */
export function AddSection({ board, onClose }: BoardDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  return (
    <SectionForm
      boardId={board.id}
      onClose={onClose}
      onMade={(section) => {
        onClose();
        toast({ words: t`${section.title} added` });
      }}
    />
  );
}
