import { useLingui } from '@lingui/react/macro';
import { articlesApi, type Draft } from 'features/articles/api';
import { ARTICLE_PROBLEMS, articleRules } from 'features/articles/parts/articleRules';
import { useSaveArticle } from 'features/articles/parts/useSaveArticle';
import { NotFound } from 'features/users/parts/NotFound';
import { useViewer } from 'features/users/parts/viewer';
import { useForm } from 'lib/form';
import { useTitle } from 'lib/title';
import { todayPaths } from 'lib/todayPaths';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { FormError } from 'ui/form-error/FormError';
import { Spinner } from 'ui/spinner/Spinner';
import { TitledPage } from 'ui/titled-page/TitledPage';
import { useToast } from 'ui/toast/toasts';
import { ArticleFields } from './ArticleFields';
import styles from './ArticleFields.module.css';

const DeleteArticleModal = lazy(() =>
  import('./DeleteArticleModal').then((file) => ({ default: file.DeleteArticleModal })),
);

/** An article as employees compose it: a new one, or one that is there. */
export function EditArticleScreen() {
  const { articleId = 'new' } = useParams();
  const viewer = useViewer();
  if (!viewer?.is_employee) return <NotFound />;
  return articleId === 'new' ? <Editor draft={null} /> : <Kept key={articleId} id={articleId} />;
}

function Kept({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error } = articlesApi.useGetDraftQuery({ article_id: id });
  // Begun anew, the form holds what the article says now.
  const [begun, setBegun] = useState(0);
  if (data) return <Editor key={begun} draft={data} onBeginAnew={() => setBegun(begun + 1)} />;
  return error ? <NotFound words={t`There is no such article.`} /> : <Spinner />;
}

interface EditorProps {
  /** The article as it is now; none of a new one. */
  draft: Draft | null;
  /** Drops what is in the form. */
  onBeginAnew?: () => void;
}

function Editor({ draft, onBeginAnew }: EditorProps) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const save = useSaveArticle();
  // What the form was filled with: `draft` follows what others save.
  const read = useRef(draft);
  const [isChanged, setIsChanged] = useState(false);
  const [asks, setAsks] = useState(false);
  const title = draft ? t`Edit the article` : t`New article`;
  useTitle(title);
  const state = useForm(
    articleRules,
    async (form) => {
      const { data, error } = await save(form, read.current);
      setIsChanged(error?.key === 'ArticleChanged');
      if (!data) return error;
      read.current = data;
      toast({ words: data.is_published ? t`Published` : t`Saved as a draft` });
      if (!draft) void navigate(todayPaths.draft(data.id), { replace: true });
      return undefined;
    },
    ARTICLE_PROBLEMS,
  );
  const replace = () => {
    read.current = draft;
    state.form.ref.current?.requestSubmit();
  };
  return (
    <TitledPage
      title={title}
      ways={
        <>
          <ButtonLink href={todayPaths.drafts()}>{t`All articles`}</ButtonLink>
          {draft && <ButtonLink icon="eye" href={draft.url}>{t`Preview`}</ButtonLink>}
        </>
      }
    >
      <form {...state.form} className={styles.form} aria-label={title}>
        <FormError words={state.failure} />
        {isChanged && (
          <span className={styles.ways}>
            <Button onClick={onBeginAnew}>{t`Drop mine and show theirs`}</Button>
            <Button onClick={replace}>{t`Replace theirs with mine`}</Button>
          </span>
        )}
        <ArticleFields draft={draft} errors={state.errors} />
        <span className={styles.ways}>
          <Button {...state.submit} kind="primary">
            {t`Save`}
          </Button>
          {draft && <Button onClick={() => setAsks(true)}>{t`Delete`}</Button>}
        </span>
      </form>
      {draft && asks && (
        <Suspense fallback={null}>
          <DeleteArticleModal draft={draft} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </TitledPage>
  );
}
