import { useLingui } from '@lingui/react/macro';
import { articlesApi, type Draft } from 'features/articles/api';
import { errorText } from 'lib/errorTexts';
import { todayPaths } from 'lib/todayPaths';
import { useNavigate } from 'react-router';
import { AskModal } from 'ui/modal/AskModal';
import { useToast } from 'ui/toast/toasts';

interface DeleteArticleModalProps {
  /** Which. */
  draft: Draft;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Asks before an article is deleted for good. Load it with `lazy`. */
export function DeleteArticleModal({ draft, onClose }: DeleteArticleModalProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [remove, { isLoading }] = articlesApi.useDeleteArticleMutation();
  const yes = async () => {
    const { error } = await remove({ article_id: draft.id });
    if (error) return toast({ words: errorText(i18n, error) });
    toast({ words: t`Deleted` });
    await navigate(todayPaths.drafts(), { replace: true });
  };
  return (
    <AskModal
      title={t`Delete this article?`}
      yes={t`Delete`}
      pending={isLoading}
      onYes={() => void yes()}
      onClose={onClose}
    >
      {t`It cannot come back. Its pins and boards stay.`}
    </AskModal>
  );
}
