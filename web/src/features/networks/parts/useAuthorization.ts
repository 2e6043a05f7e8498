import { networksApi } from 'features/networks/api';
import type { ApiError } from 'lib/errors';
import { useEffect, useState } from 'react';
import { keepAuthorizationNext } from './authorizations';

/** Leaves the page for a provider; says where to, until the page is gone. */
export function useAuthorization() {
  const [start] = networksApi.useStartAuthorizationMutation();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  useEffect(() => {
    // Who comes back by the browser's own button finds the page as they left it.
    const back = () => setLeaving(null);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  const leave = async (network: string, purpose: 'enter' | 'prove', next: string) => {
    setLeaving(network);
    setFailure(null);
    const { data, error } = await start({ network, purpose });
    if (data) {
      keepAuthorizationNext(next);
      window.location.assign(data.url);
    } else {
      setLeaving(null);
      setFailure(error as ApiError);
    }
  };
  return { leaving, failure, leave };
}
