import type { Article } from 'features/articles/api';
import { pictureWords } from 'features/pins/parts/picture';
import { ground } from 'features/signups/parts/ground';
import { cardSource, closeupSource } from 'lib/pictureSource';
import { Picture } from 'ui/picture/Picture';
import styles from './ArticleCard.module.css';
import { useKicker } from './useKicker';

interface ArticleCardProps {
  /** Which. */
  article: Article;
  /** Whether it leads the page: larger than the others, its picture before all others. */
  leads: boolean;
}

// Three fifths of a row, or one of two and three (`TodayScreen.module.css`); on a phone the whole.
const LEADING = '(max-width: 767px) calc(100vw - 32px), (max-width: 1119px) 57vw, 624px';
const OTHER = '(max-width: 767px) calc(100vw - 32px), (max-width: 1099px) 47vw, 342px';

/** An article by its cover, with its words below; those that lead have them beside it where there is room. */
export function ArticleCard({ article, leads }: ArticleCardProps) {
  const { id, title, subtitle, url, cover, cover_picture, article_type } = article;
  const picture = cover_picture ?? cover;
  const kicker = useKicker()(article_type);
  return (
    <article className={styles.card} data-leads={leads || undefined}>
      <a className={styles.link} href={url}>
        <span className={styles.picture} style={{ backgroundColor: ground(Number(id)) }}>
          {picture && (
            <Picture
              {...(leads ? closeupSource : cardSource)(picture.images)}
              alt={cover_picture || !cover ? '' : pictureWords(cover)}
              color={picture.dominant_color}
              sizes={leads ? LEADING : OTHER}
              first={leads}
              cover
            />
          )}
        </span>
        <span className={styles.words}>
          {kicker && <span className={styles.kicker}>{kicker}</span>}
          <h2 className={styles.title}>{title}</h2>
          {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        </span>
      </a>
    </article>
  );
}
