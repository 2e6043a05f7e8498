import type { History } from 'lib/history';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

/** How a visitor came and what they looked at (specification §3 "Signup payload"). */
export interface Arrival {
  invite_code: string | null;
  utm_campaign: string | null;
  visited_pages: string[];
}

/** What the places of this page's life say; the address that leads on from the sign-up page counts as one. */
export function arrivalOf(addresses: string[]): Arrival {
  const queries = addresses.flatMap((address) => {
    const query = queryOf(address);
    const next = query.get('next');
    return next ? [query, queryOf(next)] : [query];
  });
  const last = (name: string) =>
    queries.map((query) => query.get(name)).findLast((value) => value) ?? null;
  return {
    invite_code: last('invite_code'),
    utm_campaign: last('utm_campaign'),
    visited_pages: addresses.map((address) => address.split('?')[0] ?? ''),
  };
}

/** How the visitor came to this page. */
export function useArrival(): Arrival {
  const history = useSelector((state: { history: History }) => state.history);
  return useMemo(() => {
    const places = [...history.previous, ...(history.current ? [history.current] : [])];
    return arrivalOf(places.map(({ address }) => address));
  }, [history]);
}

function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(address.split('?').slice(1).join('?'));
}
