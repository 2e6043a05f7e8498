import { later } from 'ui/later';

/** Under what the browser keeps whose its cookie is. */
export const VIEWER_KEY = 'viewer_id';

/**
 * Says which account views this page, null for a visitor, and loads the page anew when
 * another tab says another one: the browser's cookie is theirs then. A page
 * that was kept for the way back asks as well.
 */
export function followViewer(viewer: string | null, { location }: Pick<Window, 'location'>): void {
  const own = viewer ?? '';
  tellViewer(viewer);
  // A file that does not come is no news: the next page says it again.
  if (viewer) {
    later(() => {
      import('./accounts').then(
        (part) => part.accountSeen(viewer),
        () => undefined,
      );
    });
  }
  const compare = () => {
    if (read() !== own) location.reload();
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === VIEWER_KEY) compare();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) compare();
  });
}

/** Says to all tabs whose the browser's cookie is. */
export function tellViewer(viewer: string | null): void {
  try {
    if (read() !== (viewer ?? '')) window.localStorage.setItem(VIEWER_KEY, viewer ?? '');
  } catch {
    // Forbidden: every tab finds out by itself.
  }
}

function read(): string {
  try {
    return window.localStorage.getItem(VIEWER_KEY) ?? '';
  } catch {
    return '';
  }
}
