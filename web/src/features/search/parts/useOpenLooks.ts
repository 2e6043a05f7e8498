import { skinTonesShown, useSkinToneFilter } from 'features/search/skinToneFilter';
import type { SearchState } from 'lib/searchPaths';
import { useState } from 'react';

/** Which filters of people's looks are open, and how they are opened and closed. */
export interface OpenLooks {
  /** Skin tones. */
  tones: boolean;
  /** Patterns of hair. */
  patterns: boolean;
  /** Called when skin tones are pressed. */
  toggleTones: () => void;
  /** Called when patterns of hair are pressed. */
  togglePatterns: () => void;
}

/** Skin tones stay open from search to search, patterns of hair where one is chosen. */
export function useOpenLooks({ hairPattern }: SearchState): OpenLooks {
  const { showSkinToneFilters: tones } = useSkinToneFilter();
  const [patterns, setPatterns] = useState(hairPattern !== undefined);
  return {
    tones,
    patterns,
    toggleTones: () => skinTonesShown(!tones),
    togglePatterns: () => setPatterns(!patterns),
  };
}
