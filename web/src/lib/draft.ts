/**
 * Words that were not sent yet, or not yet taken: below a pin (consumer specification §3
 * "Session": what a visitor wanted to comment is kept for after log-in), as a reply, or in a
 * conversation.
 */
export interface Draft {
  /** The words. */
  text: string;
  /** Whose they are; null while a visitor types them. */
  viewerId: string | null;
  /** What was sent of them last, under which name of the browser's own: what is sent twice is written once. */
  sent: { text: string; clientId: string } | null;
  /** Whether a visitor sent them: they are written once they are signed in. */
  isWanted: boolean;
}

/** Where words are typed: what it is, and its id. */
export type Place = `comment ${string}` | `reply ${string}` | `message ${string}`;

/** Keeps what is typed at a place, in this tab, through log-in and sign-up; nothing forgets it. */
export function keepDraft(place: Place, draft: Draft | null): void {
  try {
    if (draft) window.sessionStorage.setItem(place, JSON.stringify(draft));
    else window.sessionStorage.removeItem(place);
  } catch {
    // Full or forbidden: then it has to be typed again.
  }
}

/** What this viewer typed at a place, or a visitor before them, if anything. */
export function readDraft(place: Place, viewerId: string | null): Draft | null {
  try {
    const found: unknown = JSON.parse(window.sessionStorage.getItem(place) ?? 'null');
    const draft = isDraft(found) ? found : null;
    return draft && (draft.viewerId === null || draft.viewerId === viewerId) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null) return false;
  const { text, viewerId, sent, isWanted } = found as Record<string, unknown>;
  return (
    typeof text === 'string' &&
    (viewerId === null || typeof viewerId === 'string') &&
    (sent === null || isSent(sent)) &&
    typeof isWanted === 'boolean'
  );
}

function isSent(found: unknown): found is NonNullable<Draft['sent']> {
  if (typeof found !== 'object' || found === null) return false;
  const { text, clientId } = found as Record<string, unknown>;
  return typeof text === 'string' && typeof clientId === 'string';
}
