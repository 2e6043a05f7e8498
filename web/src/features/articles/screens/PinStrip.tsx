import { useLingui } from '@lingui/react/macro';
import { articlesApi } from 'features/articles/api';
import { Thumbnail } from 'features/articles/parts/Thumbnail';
import { pictureWords } from 'features/pins/parts/picture';
import { paths } from 'lib/paths';
import styles from './PinStrip.module.css';

/** The pins of an article as it was saved, small and in their order: links alone tell little. */
export function PinStrip({ articleId }: { articleId: string }) {
  const { t } = useLingui();
  const { data } = articlesApi.useGetArticleQuery({ article_id: articleId });
  if (!data || data.pins.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label={t`Saved pins`}>
      {data.pins.map((pin) => (
        <li key={pin.id}>
          <a
            className={styles.link}
            href={paths.pin(pin.id)}
            aria-label={pin.title || pictureWords(pin) || t`Pin by ${pin.pinner.full_name}`}
          >
            <Thumbnail pin={pin} />
          </a>
        </li>
      ))}
    </ul>
  );
}
