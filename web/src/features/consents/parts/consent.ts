import { type Consent, consentsApi } from 'features/consents/api';
import { readConsent, writeConsent } from 'features/consents/rules';
import { useViewer, viewerChanged } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { listeners } from 'lib/pageValue';
import { useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';

const { subscribe, tell } = listeners();
let known: { cookies: string; consent: Consent | null } | null = null;

/** What this browser keeps; the same object until it changes. */
export function keptConsent(): Consent | null {
  if (known?.cookies !== document.cookie) {
    known = { cookies: document.cookie, consent: readConsent(document.cookie) };
  }
  return known.consent;
}

/** Keeps a choice in this browser. */
export function keepConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: read at every start, and the newer interface is not everywhere
  document.cookie = writeConsent(consent, window.location.protocol === 'https:');
  tell();
}

/** What the viewer chose: with their account if they have one, else in this browser; null before they chose. */
export function useConsent(): Consent | null {
  const viewer = useViewer();
  const kept = useSyncExternalStore(subscribe, keptConsent, () => null);
  return viewer?.cookie_consent ?? kept;
}

/** Chooses: kept with the account and in this browser. Answers why it could not be kept. */
export function useChooseConsent(): (consent: Consent) => Promise<ApiError | undefined> {
  const viewer = useViewer();
  const dispatch = useDispatch();
  const [update] = consentsApi.useUpdateConsentMutation();
  return async (consent) => {
    if (viewer) {
      const { error } = await update(consent);
      if (error) return error as ApiError;
      dispatch(viewerChanged({ cookie_consent: consent }));
    }
    keepConsent(consent);
    return undefined;
  };
}
