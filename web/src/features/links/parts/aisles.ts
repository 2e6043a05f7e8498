import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Categories of ingredients as the server names them, in people's words. */
export const aisles: Record<string, MessageDescriptor> = {
  Produce: msg`Produce`,
  Meat: msg`Meat`,
  'Fish & seafood': msg`Fish & seafood`,
  'Dairy & eggs': msg`Dairy & eggs`,
  'Baking & spices': msg`Baking & spices`,
  Condiments: msg`Condiments`,
  'Oils & vinegars': msg`Oils & vinegars`,
  'Pasta & grains': msg`Pasta & grains`,
  'Canned & dry goods': msg`Canned & dry goods`,
  'Nuts & seeds': msg`Nuts & seeds`,
  'Bread & baked goods': msg`Bread & baked goods`,
  Drinks: msg`Drinks`,
  Other: msg`Other`,
};
