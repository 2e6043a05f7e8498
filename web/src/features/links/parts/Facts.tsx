import { useLingui } from '@lingui/react/macro';
import type { Schema } from 'lib/call';
import { formatNumber, formatTenths } from 'lib/format/number';
import styles from './LinkPanel.module.css';

interface FactsProps {
  /** Words and what they are of; what is nothing is left out. */
  facts: readonly (readonly [string, string | null | undefined])[];
}

/** A row of short facts. */
export function Facts({ facts }: FactsProps) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A rating as a fact: `4.9 of 5 (213)`. */
export function useRating(rating: Schema['RichRating'] | null | undefined): string | null {
  const { t, i18n } = useLingui();
  if (!rating) return null;
  const value = formatTenths(rating.rating_value, i18n.locale);
  const best = formatTenths(rating.best_rating, i18n.locale);
  const count = rating.rating_count ?? rating.review_count;
  return count
    ? t`${value} of ${best} (${formatNumber(count, i18n.locale)})`
    : t`${value} of ${best}`;
}
