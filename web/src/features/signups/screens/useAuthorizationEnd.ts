import { networksApi } from 'features/networks/api';
import type { Schema } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';

/** What an authorization came to, once that is known. */
export interface AuthorizationEnd {
  authorization?: Schema['AuthorizationView'];
  /** The server's refusal; `denied` by the visitor, or an address that says nothing. */
  failure?: ApiError | 'denied' | 'broken';
}

/**
 * Hands over what the provider wrote into the address, and takes it out of there:
 * it works once, and belongs into no history.
 */
export function useAuthorizationEnd(): AuthorizationEnd {
  const { network = '' } = useParams();
  const [finish] = networksApi.useFinishAuthorizationMutation();
  const [end, setEnd] = useState<AuthorizationEnd>({});
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const query = new URLSearchParams(window.location.search);
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const [code, state] = [query.get('code'), query.get('state')];
    if (!code || !state) {
      const denied = query.get('error')?.toLowerCase() === 'access_denied';
      setEnd({ failure: denied ? 'denied' : 'broken' });
      return;
    }
    void finish({ network, code, state })
      .unwrap()
      .then(
        (authorization) => setEnd({ authorization }),
        (failure: ApiError) => setEnd({ failure }),
      );
  });
  return end;
}
