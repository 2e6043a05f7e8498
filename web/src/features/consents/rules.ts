import type { Consent, ConsentState } from 'features/consents/api';

/** Everything may be used. */
export const ALLOW_ALL: Consent = { personalization: true, analytic: true, marketing: true };

/** Nothing that is not needed may be used. */
export const REJECT_ALL: Consent = { personalization: false, analytic: false, marketing: false };

/** The cookie in which this browser keeps the choice, for visitors too. */
const COOKIE = 'cookie_consent';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The choice in a cookie header such as `a=b; cookie_consent=101`; null when there is none that makes sense. */
export function readConsent(cookies: string): Consent | null {
  const found = /(?:^|;\s*)cookie_consent=([01])([01])([01])(?:;|$)/.exec(cookies);
  if (!found) return null;
  const [, personalization, analytic, marketing] = found;
  return {
    personalization: personalization === '1',
    analytic: analytic === '1',
    marketing: marketing === '1',
  };
}

/** The same the other way: what `document.cookie` is given. */
export function writeConsent(consent: Consent, secure: boolean): string {
  const flags = [consent.personalization, consent.analytic, consent.marketing];
  const value = flags.map(Number).join('');
  return `${COOKIE}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure ? '; secure' : ''}`;
}

/** Whether two choices are the same. */
export function isSame(one: Consent | null, other: Consent | null): boolean {
  return (
    one?.personalization === other?.personalization &&
    one?.analytic === other?.analytic &&
    one?.marketing === other?.marketing
  );
}

/**
 * Whether the ad-tracking identifier may be stored and handed on (specification
 * §6): in restricted countries both analytics and personalization must have been
 * allowed. A refusal holds everywhere.
 */
export function mayTrackAds(
  state: Pick<ConsentState, 'is_restricted'>,
  consent: Consent | null,
  isMarketingEnabled: boolean,
): boolean {
  if (!isMarketingEnabled) return false;
  return consent ? consent.analytic && consent.personalization : !state.is_restricted;
}
