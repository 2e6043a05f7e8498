import type { Viewer } from 'features/users/api';
import { call, callRest, callUntyped, type Schema } from 'lib/call';
import { callSibling } from 'lib/callSibling';
import type { ApiError } from 'lib/errors';
import { storedValue } from 'lib/storedValue';
import { SHARED_KEY } from './accounts';
import { sessionType } from './sessionType';

/** As whom this browser was last signed in at the host's other names. */
const shared = storedValue(SHARED_KEY, (found) => (typeof found === 'string' ? found : null));

/**
 * Hands the session to the host's other names, once for each log-in, with its kind
 * (specification §6, §7 "cctld_session"). The viewer is not told of failures (§8).
 */
export async function shareSession(
  viewer: Pick<Viewer, 'id' | 'is_partner'> | null,
  isMobile: boolean,
  siblings: readonly string[],
): Promise<void> {
  if (shared.get() === (viewer?.id ?? null)) return;
  if (!viewer) return shared.set(null);
  const data = { session_type: sessionType(viewer, isMobile) };
  for (const host of siblings.filter((name) => name !== window.location.origin)) {
    const asked = { url: '/vx/users/cctld_token/', data, ignore_bookmark: true };
    const answer = await callUntyped('ApiResource', 'create', asked);
    if ('error' in answer) return;
    shared.set(viewer.id);
    // None for a session that came from there.
    if (!answer.data) return;
    await callSibling(host, '/vx/users/cctld_session/', { token: String(answer.data) });
  }
}

/** Specification §4 "Cross-domain signup". */
const NO_TOKEN: ApiError = {
  status: null,
  // Not 0, which would have it tried again: the account is there.
  code: -1,
  key: 'SignedUpWithoutToken',
  field: null,
  message:
    'We were able to create your account, but there was a problem logging you in. Try refreshing the page to continue.',
  retryAfter: null,
};

/**
 * Signs up where the host has several names: registers by a handshake, whose
 * token begins the session. Throws the failure.
 */
export async function signUpByHandshake(
  input: Partial<Schema['RegisterUser']> & { email: string },
): Promise<void> {
  const path = input.business_name ? 'partner' : 'email';
  const register = `/v3/register/${path}/handshake/` as const;
  const registered = await callRest<string | null>('POST', register, input);
  if ('error' in registered) throw registered.error;
  const token = registered.data;
  if (!token) throw NO_TOKEN;
  const session = await call('HandshakeSessionResource', 'create', { token, isRegistration: true });
  if ('error' in session) throw session.error;
}
