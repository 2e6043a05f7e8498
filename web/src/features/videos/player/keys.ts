/** What a key does to a player. */
export type Act =
  | { does: 'toggle' | 'mute' | 'full-screen' | 'captions' }
  /** So many seconds on, or back. */
  | { does: 'skip'; seconds: number }
  /** To a place: 0 the beginning, 1 the end. */
  | { does: 'jump'; share: number }
  /** Louder by a share of all, or quieter. */
  | { does: 'louder'; by: number };

/** What has the focus: some controls have keys of their own. */
export type Focus = 'button' | 'seek' | 'volume' | 'choice' | 'other';

interface Key extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> {}

/** Seconds that an arrow skips. */
export const SKIP_S = 5;

/** How much louder an arrow makes it. */
export const LOUDER = 0.1;

/**
 * What a key does while something in the player has the focus; nothing where it belongs to the
 * control itself, the browser or the page. Pure.
 */
export function actOf({ key, ...held }: Key, focus: Focus): Act | null {
  if (held.ctrlKey || held.metaKey || held.altKey) return null;
  // A list of choices goes by arrows and first letters.
  if (focus === 'choice') return null;
  if (/^[0-9]$/.test(key)) return { does: 'jump', share: Number(key) / 10 };
  if (held.shiftKey && key.length > 1) return null;
  if (key.startsWith('Arrow')) return byArrow(key, focus);
  switch (key.toLowerCase()) {
    case ' ':
      // Which presses a button.
      return focus === 'button' ? null : { does: 'toggle' };
    case 'k':
      return { does: 'toggle' };
    case 'm':
      return { does: 'mute' };
    case 'f':
      return { does: 'full-screen' };
    case 'c':
      return { does: 'captions' };
    default:
      return null;
  }
}

function byArrow(key: string, focus: Focus): Act | null {
  switch (key) {
    case 'ArrowRight':
      return focus === 'volume' ? louder(1) : { does: 'skip', seconds: SKIP_S };
    case 'ArrowLeft':
      return focus === 'volume' ? louder(-1) : { does: 'skip', seconds: -SKIP_S };
    case 'ArrowUp':
      return louder(1);
    default:
      return louder(-1);
  }
}

function louder(times: number): Act {
  return { does: 'louder', by: times * LOUDER };
}
