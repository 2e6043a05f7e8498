import { nextPath } from 'features/sessions/parts/nextPath';
import { useSearchParams } from 'react-router';

/** Where the reader wants to go after signing in, and how to get there. */
export function useNext() {
  const [query] = useSearchParams();
  const next = query.get('next') ?? undefined;
  // A new page, not a navigation: it carries the viewer, their data and a new token.
  const goOn = (): undefined => window.location.assign(nextPath(next)) as undefined;
  return { next, goOn, authorization: { next: nextPath(next) } };
}
