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
}

export const shopPaths = {
  /** Everything that is for sale. */
  shopping: () => '/shopping/',
  /** What is for sale about a topic, by its key and its number. */
  category: (key: string, id: string) => `/shopping/${key}/${id}/`,
};

/** The address of a page that is narrowed. */
export function wishPath(path: string, { most, currency, domain }: ProductWishes): string {
  const pairs = Object.entries({ price_max: most, currency, domain })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  if (pairs.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/** How the page of an address is narrowed. What is no price narrows nothing. */
export function wishesOf(address: URLSearchParams): ProductWishes {
  const most = Number(address.get('price_max') ?? Number.NaN);
  const currency = address.get('currency') ?? undefined;
  return {
    ...(most >= 0 && Number.isFinite(most) && { most }),
    ...(currency && /^[a-z]{3}$/i.test(currency) && { currency }),
    ...(address.get('domain') && { domain: address.get('domain') ?? undefined }),
  };
}

/** The option that asks for it; nothing where nothing is wished. */
export function wishOption({ most, currency, domain }: ProductWishes) {
  if (most === undefined && !currency && !domain) return {};
  return {
    applied_product_filters: {
      ...(most !== undefined && { price_max: most }),
      ...(currency && { currency }),
      ...(domain && { domain }),
    },
  };
}
