import { pageValue } from 'lib/pageValue';

/**
 * How the filter by skin tone is used (business specification §3 "Skin-tone filter"). Kept as long
 * as the page lives and nowhere else: which tone a viewer looks for stays with them.
 */
export interface SkinToneFilter {
  /** Searches that were narrowed by it, one after the other. */
  numQueryUses: number;
  /** The last of them. */
  lastQuery: string;
  /** Whether the tones are shown, where a search has them. */
  showSkinToneFilters: boolean;
}

/** Before it is used. */
export const NOT_USED: SkinToneFilter = {
  numQueryUses: 0,
  lastQuery: '',
  showSkinToneFilters: false,
};

/** Who narrowed as many searches need not open it again. */
const OFTEN = 2;

/** After a search was narrowed by a tone; another tone for the same words counts no further. */
export function used(filter: SkinToneFilter, query: string): SkinToneFilter {
  if (query === filter.lastQuery) return filter;
  const numQueryUses = filter.numQueryUses + 1;
  const showSkinToneFilters = filter.showSkinToneFilters || numQueryUses >= OFTEN;
  return { numQueryUses, lastQuery: query, showSkinToneFilters };
}

/** After the tones were opened or closed. */
export function shown(filter: SkinToneFilter, showSkinToneFilters: boolean): SkinToneFilter {
  return { ...filter, showSkinToneFilters };
}

/** After a search without words: uses are counted anew (business specification §4 "Search query"). */
export function reset(filter: SkinToneFilter): SkinToneFilter {
  return { ...filter, numQueryUses: 0, lastQuery: '' };
}

const filter = pageValue(NOT_USED);

/** A search was narrowed by a tone. */
export function skinToneUsed(query: string): void {
  filter.change((present) => used(present, query));
}

/** The tones were opened or closed. */
export function skinTonesShown(show: boolean): void {
  filter.change((present) => shown(present, show));
}

/** The search has no words. */
export function skinToneReset(): void {
  filter.change(reset);
}

/** How it is used at present. */
export const useSkinToneFilter = filter.useValue;
