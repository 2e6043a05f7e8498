import { atMost } from 'lib/form';
import * as v from 'valibot';

/** Rules of a did-it (contract `TellDidIt`). */
export const didItRules = v.object({ details: v.pipe(v.string(), v.trim(), atMost(500)) });

/** Photographs beside it, at most. */
export const MOST_SHOTS = 5;
