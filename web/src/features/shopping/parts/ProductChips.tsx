import { useLingui } from '@lingui/react/macro';
import type { PriceFilter, ProductFilterChoices } from 'features/shopping/api';
import { priceSteps } from 'features/shopping/parts/priceSteps';
import { roundPrice } from 'features/shopping/parts/roundPrice';
import { type ProductWishes, wishPath } from 'lib/shopPaths';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';

interface ProductChipsProps {
  /** The page that is narrowed. */
  path: string;
  /** How it is narrowed. */
  wishes: ProductWishes;
  /** By what it can be; undefined while that is not known. */
  choices: ProductFilterChoices | null | undefined;
}

/** Of fewer prices than this none is an exception. */
const FEW = 10;

/** A price that none exceeds, or of many one that few exceed. */
function highest({ count, max_value, suggested_max_value }: PriceFilter): number {
  return count < FEW ? max_value : suggested_max_value;
}

/** Websites in the row at the most. */
const SHOPS = 8;

/**
 * Prices, shops and whether it can be had, by which things for sale are narrowed; what was chosen
 * stands first and is taken back by another tap.
 */
export function ProductChips({ path, wishes, choices }: ProductChipsProps) {
  const { t, i18n } = useLingui();
  const { most, currency = '', domain, inStock } = wishes;
  const prices = choices?.price_filters[0];
  const steps = prices ? priceSteps(prices.min_value, highest(prices)) : [];
  const shops = choices?.domain_filters ?? [];
  const isSoldOut = (choices?.availability_filters.length ?? 0) > 0;
  const hasChoices = steps.length > 0 || shops.length > 1 || isSoldOut;
  if (most === undefined && !domain && !inStock && !hasChoices) return null;
  return (
    <ChipRow label={t`Narrow by price and shop`}>
      {most !== undefined && (
        <Chip selected href={wishPath(path, { ...wishes, most: undefined, currency: undefined })}>
          {t`Up to ${roundPrice(most, currency, i18n.locale)}`}
        </Chip>
      )}
      {domain && (
        <Chip selected href={wishPath(path, { ...wishes, domain: undefined })}>
          {domain}
        </Chip>
      )}
      {(inStock || isSoldOut) && (
        <Chip
          selected={inStock ?? false}
          href={wishPath(path, { ...wishes, inStock: inStock ? undefined : true })}
        >
          {t`In stock`}
        </Chip>
      )}
      {steps
        .filter((step) => step !== most)
        .map((step) => (
          <Chip
            key={step}
            href={wishPath(path, {
              ...wishes,
              most: step,
              currency: prices?.currency || undefined,
            })}
          >
            {t`Up to ${roundPrice(step, prices?.currency ?? '', i18n.locale)}`}
          </Chip>
        ))}
      {shops.length > 1 &&
        shops
          .filter((shop) => shop.domain !== domain)
          .slice(0, SHOPS)
          .map((shop) => (
            <Chip key={shop.domain} href={wishPath(path, { ...wishes, domain: shop.domain })}>
              {shop.domain}
            </Chip>
          ))}
    </ChipRow>
  );
}
