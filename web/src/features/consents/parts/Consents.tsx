import { consentsApi } from 'features/consents/api';
import { isSame, mayTrackAds } from 'features/consents/rules';
import { useViewer } from 'features/users/parts/viewer';
import { useEffect } from 'react';
import { AdTracking, forgetAdTracking } from './AdTracking';
import { ConsentBanner } from './ConsentBanner';
import { keepConsent, useChooseConsent, useConsent } from './consent';

/**
 * The one gate of third parties: whatever comes from elsewhere is drawn below
 * this and nowhere else. Also asks for consent where the law wants it. Loaded
 * after the page, and asks the server itself, because pages of visitors are kept
 * and shared by people of all countries.
 */
export function Consents() {
  const viewer = useViewer();
  const consent = useConsent();
  const { data } = consentsApi.useGetConsentQuery({});
  const isMarketingEnabled = viewer?.third_party_marketing_tracking_enabled ?? true;
  const mayTrack = data ? mayTrackAds(data, consent, isMarketingEnabled) : false;
  useTakeOver();
  useEffect(() => {
    if (data && !mayTrack) forgetAdTracking();
  }, [data, mayTrack]);
  if (!data) return null;
  return (
    <>
      {mayTrack && data.ad_tracking_url && <AdTracking url={data.ad_tracking_url} />}
      {!consent && data.is_restricted && <ConsentBanner />}
    </>
  );
}

/** A choice made as a visitor becomes the account's, unless that has one; then the browser follows it. */
function useTakeOver(): void {
  const viewer = useViewer();
  const consent = useConsent();
  const choose = useChooseConsent();
  const own = viewer?.cookie_consent ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page, for who looks
  useEffect(() => {
    if (!viewer || !consent) return;
    if (own) keepConsent(own);
    else if (!isSame(own, consent)) void choose(consent);
  }, [viewer?.id]);
}
