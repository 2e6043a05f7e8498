import { lazy, Suspense, useEffect, useState } from 'react';

const Arrival = lazy(() => import('app/shell/Arrival').then((part) => ({ default: part.Arrival })));

/** Loads what follows from how the reader came, once the page stands and only if there is anything. */
export function ArrivalSlot() {
  const [some, setSome] = useState(false);
  useEffect(() => {
    const invited = window.location.search.includes('invite_code=');
    setSome(invited || 'wanted' in window.sessionStorage);
  }, []);
  return some ? (
    <Suspense fallback={null}>
      <Arrival />
    </Suspense>
  ) : null;
}
