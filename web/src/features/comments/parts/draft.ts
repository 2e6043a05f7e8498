/**
 * Words below a pin that were not sent yet, or not yet taken (consumer specification §3
 * "Session": what a visitor wanted to comment is kept for after log-in).
 */
export interface Draft {
  /** The words. */
  text: string;
  /** The browser's own name for them: what is sent twice is written once. */
  clientId: string;
  /** Whether a visitor sent them: they are written once they are signed in. */
  isSent: boolean;
}

/** Kept in this tab, through log-in and sign-up. */
function key(pinId: string): string {
  return `comment ${pinId}`;
}

/** Keeps what is typed below a pin; nothing forgets it. */
export function keepDraft(pinId: string, draft: Draft | null): void {
  try {
    if (draft) window.sessionStorage.setItem(key(pinId), JSON.stringify(draft));
    else window.sessionStorage.removeItem(key(pinId));
  } catch {
    // Full or forbidden: then it has to be typed again.
  }
}

/** What was typed below a pin, if anything. */
export function readDraft(pinId: string): Draft | null {
  try {
    const found: unknown = JSON.parse(window.sessionStorage.getItem(key(pinId)) ?? 'null');
    if (typeof found !== 'object' || found === null) return null;
    const { text, clientId, isSent } = found as Record<string, unknown>;
    const isDraft = typeof text === 'string' && typeof clientId === 'string';
    return isDraft ? { text, clientId, isSent: isSent === true } : null;
  } catch {
    return null;
  }
}
