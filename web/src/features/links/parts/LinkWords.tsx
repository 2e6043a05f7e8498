import { useLingui } from '@lingui/react/macro';
import type { LinkAbout, RichMetadata } from 'features/links/api';
import type { ReactNode } from 'react';

interface LinkWordsProps {
  /** A pin, from a page that carries what is known of its link. */
  pin: LinkAbout | object;
}

/**
 * What the page a pin leads to is about, in plain words: for crawlers, and for
 * people without scripts. It says what `LinkPanel` shows, and has no style of its own.
 */
export function LinkWords({ pin }: LinkWordsProps) {
  return 'rich_metadata' in pin && pin.rich_metadata ? <Words about={pin.rich_metadata} /> : null;
}

function Words({ about }: { about: RichMetadata }) {
  const { t } = useLingui();
  const { recipe, tutorial, article, products } = about;
  return (
    <>
      {recipe && (
        <section>
          <h2>{recipe.name}</h2>
          <p>
            {[recipe.display_cook_time, recipe.servings_summary?.summary]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {recipe.ingredients.map(({ category, ingredients }) => (
            <List key={category} name={category}>
              {ingredients.map(({ amt, name }) => [amt, name].filter(Boolean).join(' '))}
            </List>
          ))}
          <Steps steps={recipe.instructions} />
        </section>
      )}
      {products.slice(0, MOST_PRODUCTS).map(({ name, offer_summary }) => (
        <section key={name}>
          <h2>{name}</h2>
          <p>{[offer_summary?.price, about.site_name].filter(Boolean).join(' · ')}</p>
        </section>
      ))}
      {tutorial && (
        <section>
          <h2>{tutorial.name}</h2>
          <List name={t`Supplies`}>{tutorial.supplies}</List>
          <List name={t`Tools`}>{tutorial.tools}</List>
          <Steps steps={tutorial.instructions} />
        </section>
      )}
      {article && !recipe && !tutorial && products.length === 0 && (
        <section>
          <h2>{article.headline || about.title}</h2>
          <p>{[about.site_name, ...article.authors].join(' · ')}</p>
          <p>{about.description}</p>
        </section>
      )}
    </>
  );
}

function List({ name, children }: { name: ReactNode; children: readonly string[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h3>{name}</h3>
      <ul>
        {children.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Steps({ steps }: { steps: readonly { text: string }[] }) {
  return (
    <ol>
      {steps.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}

// As many as the panels show.
const MOST_PRODUCTS = 3;
