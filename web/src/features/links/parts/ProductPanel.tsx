import { useLingui } from '@lingui/react/macro';
import type { RichProduct } from 'features/links/api';
import { useId } from 'react';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import { Facts, useRating } from './Facts';
import styles from './LinkPanel.module.css';
import { useStock } from './useStock';

interface ProductPanelProps {
  product: RichProduct;
  /** Where it is sold; null when the page is gone. */
  link: string | null;
  /** Who sells it. */
  site: string;
}

/** Something for sale: what it costs, and whether it can be had. */
export function ProductPanel({ product, link, site }: ProductPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const stock = useStock(product.offer_summary);
  const rating = useRating(product.aggregate_rating);
  const shipping = product.shipping_info;
  const always = shipping?.free_shipping_value === 0;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <p className={styles.kind}>{product.brand?.name ?? site}</p>
        <h2 id={id} className={styles.name}>
          {product.name}
        </h2>
      </header>
      <Prices offer={product.offer_summary} />
      {(stock || shipping) && (
        <div className={styles.marks}>
          {stock && (
            <span
              className={styles.mark}
              data-good={stock.there || undefined}
              data-bad={!stock.there || undefined}
            >
              {stock.words}
            </span>
          )}
          {shipping && (
            <span className={styles.mark}>
              {always ? t`Free shipping` : t`Free shipping from ${shipping.free_shipping_price}`}
            </span>
          )}
        </div>
      )}
      <Facts facts={[[t`Rating`, rating]]} />
      {link && (
        <a
          className={styles.shop}
          href={link}
          target="_blank"
          rel="nofollow noopener noreferrer"
        >{t`View at ${site}`}</a>
      )}
    </section>
  );
}

function Prices({ offer }: { offer: RichProduct['offer_summary'] }) {
  const { t } = useLingui();
  if (!offer?.price) return null;
  const range = offer.min_price && offer.max_price;
  return (
    <p className={styles.prices}>
      <span className={styles.price}>
        {range ? `${offer.min_price} – ${offer.max_price}` : offer.price}
      </span>
      {offer.standard_price && (
        <s className={styles.before}>
          <VisuallyHidden>{t`Before:`} </VisuallyHidden>
          {offer.standard_price}
        </s>
      )}
    </p>
  );
}
