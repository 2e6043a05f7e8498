import type { Pin } from 'features/pins/api';
import { api, type WithCards, walkPins } from 'lib/api';
import type { Schema } from 'lib/call';

/** A page of what is for sale. */
export type ShoppingResults = WithCards<Schema['ShoppingResults']>;
/** By what things for sale can be narrowed. */
export type ProductFilterChoices = Schema['ProductFilterChoices'];
/** Prices in one currency. */
export type PriceFilter = Schema['PriceFilter'];

/** Shopping: pins whose pages sell something. */
export const shoppingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listShoppingPins: build.infiniteQuery(walkPins('ShoppingFeedResource')),
  }),
});

/** The pins of a page. */
export function pinsOf({ results }: ShoppingResults): Pin[] {
  return results;
}
