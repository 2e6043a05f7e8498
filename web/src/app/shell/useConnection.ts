import { useEffect, useState, useSyncExternalStore } from 'react';

/** How the browser is connected; `back` lasts for two seconds after it came back. */
export type Connection = 'online' | 'offline' | 'back';

/** Specification §9 "back-online message". */
const BACK_MS = 2000;

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Follows the browser's connection. */
export function useConnection(): Connection {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);
  const back = online && wasOffline;
  useEffect(() => {
    if (!back) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [back]);
  if (!online) return 'offline';
  return back ? 'back' : 'online';
}
