import { useLingui } from '@lingui/react/macro';
import { articlesApi, type Draft } from 'features/articles/api';
import { Thumbnail } from 'features/articles/parts/Thumbnail';
import { NotFound } from 'features/users/parts/NotFound';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { formatMoment } from 'lib/format/day';
import { useTitle } from 'lib/title';
import { todayPaths } from 'lib/todayPaths';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FramedLine, FramedList } from 'ui/framed-list/FramedList';
import { Spinner } from 'ui/spinner/Spinner';
import { TitledPage } from 'ui/titled-page/TitledPage';

/** What employees composed: drafts, what is scheduled, what stands and what is over. */
export function DraftsScreen() {
  return useViewer()?.is_employee ? <Drafts /> : <NotFound />;
}

function Drafts() {
  const { t, i18n } = useLingui();
  const walk = articlesApi.useListDraftsInfiniteQuery({});
  const drafts = walk.data?.pages.flatMap((page) => page.data);
  useTitle(t`Articles`);
  return (
    <TitledPage
      title={t`Articles`}
      ways={
        <>
          <ButtonLink href={todayPaths.today()}>{t`Today`}</ButtonLink>
          <ButtonLink kind="primary" icon="plus" href={todayPaths.newDraft()}>
            {t`New article`}
          </ButtonLink>
        </>
      }
    >
      {!drafts && walk.error && (
        <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
      )}
      {!drafts && !walk.error && <Spinner />}
      {drafts?.length === 0 && (
        <EmptyState icon="edit" words={t`No article has been written yet.`} />
      )}
      {drafts && drafts.length > 0 && (
        <FramedList>
          {drafts.map((draft) => (
            <Line key={draft.id} draft={draft} />
          ))}
        </FramedList>
      )}
      {walk.hasNextPage && (
        <Button pending={walk.isFetching} onClick={() => walk.fetchNextPage()}>
          {t`Show more articles`}
        </Button>
      )}
    </TitledPage>
  );
}

function Line({ draft }: { draft: Draft }) {
  const { t } = useLingui();
  return (
    <FramedLine
      start={<Thumbnail pin={draft.cover_picture ?? draft.cover} />}
      name={draft.title}
      detail={useStateWords(draft)}
      action={
        <ButtonLink href={todayPaths.draft(draft.id)} aria-label={t`Edit ${draft.title}`}>
          {t`Edit`}
        </ButtonLink>
      }
    />
  );
}

/** How an article stands, in a few words. */
function useStateWords({ state, starts_ms, ends_ms }: Draft): string {
  const { t, i18n } = useLingui();
  const start = formatMoment(starts_ms, i18n.locale);
  const end = formatMoment(ends_ms ?? 0, i18n.locale);
  if (state === 'draft') return t`Draft`;
  if (state === 'scheduled') return t`Starts ${start}`;
  if (state === 'ended') return t`Ended ${end}`;
  return ends_ms ? t`Stands until ${end}` : t`Stands since ${start}`;
}
