/**
 * Addresses of what is for sale (specification §2), and what they say of how it is narrowed. Apart
 * from `paths`, as only these pages need it.
 */

/** How things for sale are narrowed. */
export interface ProductWishes {
  /** The highest price, in `currency`. */
  most?: number | undefined;
  /** ISO 4217. */
  currency?: string | undefined;
  /** The website that sells: `shop.example`. */
  domain?: string | undefined;
  /** The number of a topic. */
  category?: string | undefined;
  /** Only what can be had. */
  inStock?: boolean | undefined;
}

export const shopPaths = {
  /** Everything that is for sale. */
  shopping: () => '/shopping/',
  /** What is for sale about a topic, by its key and its number. */
  category: (key: string, id: string) => `/shopping/${key}/${id}/`,
  /** What is for sale and looks like a part of a pin's picture. */
  lookalikes: (pin: string) => `/search/visual/?pin=${pin}&shop=1`,
};

/** The address of a page that is narrowed. */
export function wishPath(path: string, wishes: ProductWishes): string {
  const { most, currency, domain, category, inStock } = wishes;
  const in_stock = inStock ? 1 : undefined;
  const pairs = Object.entries({ price_max: most, currency, domain, category, in_stock })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  if (pairs.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/** How the page of an address is narrowed. What is no price narrows nothing. */
export function wishesOf(address: URLSearchParams): ProductWishes {
  const most = Number(address.get('price_max') ?? Number.NaN);
  const currency = address.get('currency') ?? undefined;
  const category = address.get('category') ?? '';
  return {
    ...(most >= 0 && Number.isFinite(most) && { most }),
    ...(currency && /^[a-z]{3}$/i.test(currency) && { currency }),
    ...(address.get('domain') && { domain: address.get('domain') ?? undefined }),
    ...(/^\d{1,18}$/.test(category) && { category }),
    ...(address.get('in_stock') === '1' && { inStock: true }),
  };
}

/** The option that asks for it; nothing where nothing is wished. */
export function wishOption({ most, currency, domain, category, inStock }: ProductWishes) {
  if (most === undefined && !currency && !domain && !category && !inStock) return {};
  return {
    applied_product_filters: {
      ...(most !== undefined && { price_max: most }),
      ...(currency && { currency }),
      ...(domain && { domain }),
      ...(category && { category }),
      ...(inStock && { in_stock: true }),
    },
  };
}
