import { useLingui } from '@lingui/react/macro';
import type { RichMetadata } from 'features/links/api';
import { formatDay } from 'lib/format/day';
import { useId } from 'react';
import styles from './LinkPanel.module.css';
import { dayOf } from './times';

interface ArticlePanelProps {
  article: NonNullable<RichMetadata['article']>;
  /** The page it is on. */
  about: RichMetadata;
}

/** Something to read: where, by whom and from when. */
export function ArticlePanel({ article, about }: ArticlePanelProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const day = article.date_published ? formatDay(dayOf(article.date_published), i18n.locale) : null;
  const authors = article.authors.join(', ');
  const line = [authors && t`By ${authors}`, day].filter(Boolean).join(' · ');
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <p className={styles.kind}>
          {[about.site_name, article.section].filter(Boolean).join(' · ')}
        </p>
        <h2 id={id} className={styles.name}>
          {article.headline || about.title}
        </h2>
      </header>
      {about.description && <p>{about.description}</p>}
      {line && <p className={styles.quiet}>{line}</p>}
    </section>
  );
}
