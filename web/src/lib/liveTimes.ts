/** Until a stream that was refused is asked for again, in milliseconds. */
export const AGAIN_MS = 60_000;
/** Until a stream that has said nothing is taken for one that a proxy keeps back, in milliseconds. */
export const SILENT_MS = 15_000;
/** Until an open stream that says nothing any more, not even a beat, is taken for dead, in milliseconds. */
export const DEAD_MS = 60_000;
/** Until a stream that was kept back is tried again, in milliseconds. */
export const KEPT_BACK_AGAIN_MS = 600_000;
/** How long a pin has to be looked at before it is listened to: who leafs through pins opens none. */
export const RESTED_MS = 1_000;
/** Pins that one stream hears of. */
export const MOST_PINS = 20;
