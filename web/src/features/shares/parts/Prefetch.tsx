import { SUGGESTED, sharesApi } from 'features/shares/api';

/** Asks for receivers before the share sheet opens. Load it with `lazy`. */
export function Prefetch(): null {
  sharesApi.useSuggestSharesQuery(SUGGESTED);
  return null;
}
