import { useLingui } from '@lingui/react/macro';
import type { RichProduct } from 'features/links/api';

/** Whether something can be had, in words; nothing when its page does not say. */
export function useStock(offer: RichProduct['offer_summary']) {
  const { t } = useLingui();
  if (!offer || offer.in_stock === null || offer.in_stock === undefined) return null;
  const words: Record<string, string> = {
    PreOrder: t`Pre-order`,
    PreSale: t`Pre-order`,
    BackOrder: t`On back order`,
    MadeToOrder: t`Made to order`,
    LimitedAvailability: t`Few left`,
    InStoreOnly: t`In stores only`,
    SoldOut: t`Sold out`,
    Discontinued: t`No longer made`,
  };
  const usual = offer.in_stock ? t`In stock` : t`Out of stock`;
  return { there: offer.in_stock, words: words[offer.availability ?? ''] ?? usual };
}
