import { useMemo, useRef } from 'react';

/** Where the identifier is kept, under the name the specification gives it. */
const KEY = 'epik';

/** Forgets the identifier: it was never allowed, or is no longer. */
export function forgetAdTracking(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * Hands the ad-tracking identifier to the host's ad-tracking page in a hidden
 * frame (specification §8). Drawn only below the gate (`Consents`), once it is
 * allowed; the content policy knows the address only when the host configured it.
 */
export function AdTracking({ url }: { url: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const identifier = useMemo(identify, []);
  const tell = () => {
    const message = { key: KEY, value: identifier };
    frame.current?.contentWindow?.postMessage(message, new URL(url).origin);
  };
  return (
    <iframe
      ref={frame}
      src={url}
      title="epik"
      hidden
      tabIndex={-1}
      aria-hidden="true"
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
      onLoad={tell}
    />
  );
}

/** Who comes by an advertiser's link brings an identifier in its address, which counts before one of ours. */
function identify(): string {
  const brought = readAddress(window.location.search);
  try {
    if (brought) window.localStorage.setItem(KEY, brought);
    const kept = window.localStorage.getItem(KEY);
    if (kept) return kept;
    const made = random();
    window.localStorage.setItem(KEY, made);
    return made;
  } catch {
    return brought ?? random();
  }
}

/** The identifier in a query such as `?epik=dj0y`; null when there is none that makes sense. */
function readAddress(query: string): string | null {
  const brought = new URLSearchParams(query).get(KEY);
  return brought && /^[\w-]{8,256}$/.test(brought) ? brought : null;
}

/** Made of chance alone: it says nothing about the user. */
function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
