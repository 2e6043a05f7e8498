import { useLingui } from '@lingui/react/macro';
import { SectionList } from 'features/boards/parts/SectionList';
import type { Section } from 'features/boards/parts/sections';
import { sectionsApi } from 'features/sections/api';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { useNavigate } from 'react-router';
import { Modal } from 'ui/modal/Modal';
import { useToast } from 'ui/toast/toasts';

interface MergeSectionProps {
  /** The section that ends. */
  section: Section;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Chooses the section that takes the pins of this one. Load it with `lazy`. */
export function MergeSection({ section, onClose }: MergeSectionProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [merge, { isLoading }] = sectionsApi.useMergeSectionsMutation();
  const pick = async ({ id }: { id: string }) => {
    const answer = await merge({ section_id: section.id, into_section_id: id });
    onClose();
    if (answer.error) return toast({ words: errorText(i18n, answer.error), tone: 'danger' });
    const { title, slug, board } = answer.data;
    toast({ words: t`Merged into ${title}` });
    await navigate(paths.section(board.url, slug), { replace: true });
  };
  return (
    <Modal open size="small" busy={isLoading} title={t`Merge into`} onOpenChange={onClose}>
      <SectionList
        boardId={section.board.id}
        without={section.id}
        onPick={(chosen) => void pick(chosen)}
      />
    </Modal>
  );
}
