import { useLingui } from '@lingui/react/macro';
import type { RichRecipe } from 'features/links/api';
import { formatNumber } from 'lib/format/number';
import { useId } from 'react';
import { aisles } from './aisles';
import { Facts, useRating } from './Facts';
import styles from './LinkPanel.module.css';
import { Steps } from './Steps';
import { useTimeWords } from './times';

/** A recipe: what it takes, for how many, and what goes in by where a shop has it. */
export function RecipePanel({ recipe }: { recipe: RichRecipe }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const rating = useRating(recipe.aggregate_rating);
  const { total, cook, prep } = recipe.cook_times;
  const timeWords = useTimeWords();
  const time = (one: typeof total) => (one ? timeWords(one) : null);
  const servings = recipe.servings_summary;
  const makes = servings?.serves ? formatNumber(servings.serves, i18n.locale) : null;
  const count = recipe.ingredients.reduce((sum, group) => sum + group.ingredients.length, 0);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <p className={styles.kind}>{t`Recipe`}</p>
        <h2 id={id} className={styles.name}>
          {recipe.name}
        </h2>
      </header>
      <Facts
        facts={[
          [t`Total time`, time(total)],
          [t`Preparation`, time(prep)],
          [t`Cooking`, time(cook)],
          makes ? [t`Serves`, makes] : [t`Makes`, servings?.summary],
          [t`Rating`, rating],
        ]}
      />
      {recipe.diets.length > 0 && (
        <ul className={`${styles.list} ${styles.marks}`} aria-label={t`Diets`}>
          {recipe.diets.map((diet) => (
            <li key={diet} className={styles.mark} data-diet>
              {diet}
            </li>
          ))}
        </ul>
      )}
      {count > 0 && (
        <div className={styles.part}>
          <h3>{t`Ingredients`}</h3>
          {recipe.ingredients.map(({ category, ingredients }) => (
            <section key={category} className={styles.part}>
              {recipe.ingredients.length > 1 && <h4>{named(category)}</h4>}
              <Ingredients ingredients={ingredients} />
            </section>
          ))}
        </div>
      )}
      <Steps steps={recipe.instructions} />
    </section>
  );

  function named(category: string): string {
    const words = aisles[category];
    return words ? i18n._(words) : category;
  }
}

function Ingredients({ ingredients }: Pick<RichRecipe['ingredients'][number], 'ingredients'>) {
  return (
    <ul className={styles.list}>
      {ingredients.map(({ amt, name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it never changes, and may name one thing twice
        <li key={at} data-plain={amt === '' || undefined}>
          {amt !== '' && <span className={styles.amount}>{amt}</span>}
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
