/**
 * One player of a page plays at a time: the one before pauses when another begins. Videos of grids,
 * which have no sound, are no players.
 */
let playing: HTMLMediaElement | null = null;

/** Notes which one plays now. */
export function takeTurn(media: HTMLMediaElement): void {
  if (playing && playing !== media) playing.pause();
  playing = media;
}

/** Forgets one that is gone. */
export function leaveTurn(media: HTMLMediaElement): void {
  if (playing === media) playing = null;
}
