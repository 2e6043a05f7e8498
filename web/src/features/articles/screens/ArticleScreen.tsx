import { useLingui } from '@lingui/react/macro';
import { type ArticleDetail, articlesApi } from 'features/articles/api';
import { useKicker } from 'features/articles/parts/useKicker';
import { BoardGrid } from 'features/boards/parts/BoardGrid';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { pictureWords } from 'features/pins/parts/picture';
import { NotFound } from 'features/users/parts/NotFound';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { cardSource, closeupSource } from 'lib/pictureSource';
import { PLAIN, searchPath } from 'lib/searchPaths';
import { useTitle } from 'lib/title';
import { todayPaths } from 'lib/todayPaths';
import { useParams } from 'react-router';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Picture } from 'ui/picture/Picture';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import styles from './ArticleScreen.module.css';

/** An article: its cover and words, what to search for, its pins and boards. */
export function ArticleScreen() {
  const { articleId = '' } = useParams();
  const { t, i18n } = useLingui();
  const asked = { article_id: articleId };
  const { data, error, refetch } = articlesApi.useGetArticleQuery(asked);
  useTitle(data?.title);
  // What is no number is the id of none either.
  if ([400, 404].includes((error as ApiError | undefined)?.status ?? 0)) {
    return <NotFound words={t`There is no such article, or its time is over.`} />;
  }
  if (!data && error) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  return <div className={styles.screen}>{data ? <Body article={data} /> : <GridSkeleton />}</div>;
}

function Body({ article }: { article: ArticleDetail }) {
  const { t } = useLingui();
  return (
    <>
      <Head article={article} />
      {article.searches.length > 0 && <Searches article={article} />}
      <Pins article={article} />
      {article.boards.length > 0 && (
        <section className={styles.boards} aria-labelledby="boards">
          <h2 id="boards" className={styles.heading}>{t`Boards to look through`}</h2>
          <BoardGrid
            label={t`Boards of ${article.title}`}
            boards={article.boards}
            more={undefined}
            waiting={false}
            creates={false}
            below
          />
        </section>
      )}
    </>
  );
}

/**
 * How wide one of so many beside each other in a tile is drawn (`.pictures`), as `sizes` of it: a tile is twice as
 * wide as high, and what is wider than its part of it is cut at its sides.
 */
function drawn({ width, height }: { width: number; height: number }, count: number): string {
  const share = Math.max(1 / count, width / height / 2).toFixed(2);
  const onPhones = `(max-width: 487px) calc((100vw - 32px) * ${share})`;
  return `${onPhones}, (max-width: 767px) calc(50vw * ${share}), calc(260px * ${share})`;
}

/** What to search for: with pictures of what is found, and in words alone where nothing is. */
function Searches({ article: { id, searches } }: { article: ArticleDetail }) {
  const { t } = useLingui();
  const to = (query: string) =>
    searchPath({ ...PLAIN, scope: 'pins', query, article: id }, 'article');
  const found = searches.filter(({ pins }) => pins.length > 0);
  const others = searches.filter(({ pins }) => pins.length === 0);
  return (
    <section className={styles.searches} aria-labelledby="searches">
      <h2 id="searches" className={styles.heading}>{t`Search for more`}</h2>
      {found.length > 0 && (
        <ul className={styles.tiles} aria-label={t`Searches`}>
          {found.map(({ query, pins }) => (
            <li key={query}>
              <a className={styles.tile} href={to(query)}>
                <span className={styles.pictures}>
                  {pins.map((pin) => (
                    <Picture
                      key={pin.id}
                      {...cardSource(pin.images)}
                      alt=""
                      color={pin.dominant_color}
                      sizes={drawn(pin.images.orig, pins.length)}
                      cover
                    />
                  ))}
                </span>
                <span className={styles.query}>{query}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ChipRow label={t`More searches`}>
          {others.map(({ query }) => (
            <Chip key={query} href={to(query)}>
              {query}
            </Chip>
          ))}
        </ChipRow>
      )}
    </section>
  );
}

function Head({ article }: { article: ArticleDetail }) {
  const { t } = useLingui();
  const { cover, cover_picture, title, subtitle } = article;
  const kicker = useKicker()(article.article_type);
  const drawing = {
    sizes: '(max-width: 767px) 100vw, (max-width: 1367px) 50vw, 644px',
    first: true,
    cover: true,
  };
  return (
    <header className={styles.head}>
      {cover_picture && (
        <span className={styles.cover}>
          <Picture
            {...closeupSource(cover_picture.images)}
            alt=""
            color={cover_picture.dominant_color}
            {...drawing}
          />
        </span>
      )}
      {cover && !cover_picture && (
        <a className={styles.cover} href={paths.pin(cover.id)}>
          <Picture
            {...closeupSource(cover.images)}
            alt={pictureWords(cover) || t`Pin by ${cover.pinner.full_name}`}
            color={cover.dominant_color}
            {...drawing}
          />
        </a>
      )}
      <div className={styles.words}>
        <a className={styles.above} href={todayPaths.today()}>{t`Today`}</a>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
    </header>
  );
}

function Pins({ article }: { article: ArticleDetail }) {
  const { t } = useLingui();
  const list = useUnhidden({
    pins: article.pins,
    error: undefined,
    more: undefined,
    retry: () => {},
    waiting: false,
  });
  return <PinFeed label={t`Pins of ${article.title}`} list={list} empty={null} isLow />;
}
