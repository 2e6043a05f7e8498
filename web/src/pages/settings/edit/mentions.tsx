import { Protected } from 'features/networks/parts/Protected';
import { MentionsScreen } from 'features/preferences/screens/MentionsScreen';
import { lazy } from 'react';

const SponsoredPins = lazy(() =>
  import('features/sponsorships/parts/SponsoredPins').then((module) => ({
    default: module.SponsoredPins,
  })),
);

/** /settings/edit/mentions */
export default function MentionsPage() {
  return (
    <Protected>
      <MentionsScreen sponsored={<SponsoredPins />} />
    </Protected>
  );
}
