import { useLingui } from '@lingui/react/macro';
import type { LinkAbout } from 'features/links/api';
import { Icon } from 'ui/icon/Icon';
import { ArticlePanel } from './ArticlePanel';
import styles from './LinkPanel.module.css';
import { ProductPanel } from './ProductPanel';
import { RecipePanel } from './RecipePanel';
import { TutorialPanel } from './TutorialPanel';
import { VideoPanel } from './VideoPanel';

interface LinkPanelProps {
  /** What is known of the page. */
  about: LinkAbout;
  /** Where the pin leads. */
  link: string;
}

/** What the page a pin leads to is about, and whether it is still there. */
export function LinkPanel({ about, link }: LinkPanelProps) {
  const { t } = useLingui();
  const { rich_metadata: rich, rich_summary: summary, link_health: health } = about;
  return (
    <>
      {health?.is_broken && (
        <p className={styles.broken}>
          <Icon name="alert" size={20} />
          {t`The page this leads to is gone`}
        </p>
      )}
      {rich?.recipe && <RecipePanel recipe={rich.recipe} />}
      {rich?.products.slice(0, MOST_PRODUCTS).map((product) => (
        <ProductPanel
          key={product.name}
          product={product}
          link={health?.is_broken ? null : link}
          site={rich.site_name}
        />
      ))}
      {rich?.tutorial && <TutorialPanel tutorial={rich.tutorial} />}
      {rich?.video && (summary?.type_name === 'video' || about.embed) && (
        <VideoPanel video={rich.video} site={rich.site_name} embed={about.embed} />
      )}
      {rich?.article && summary?.type_name === 'article' && (
        <ArticlePanel article={rich.article} about={rich} />
      )}
    </>
  );
}

// A page that sells more shows it better itself.
const MOST_PRODUCTS = 3;
