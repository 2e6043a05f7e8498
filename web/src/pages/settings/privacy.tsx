import { Protected } from 'features/networks/parts/Protected';
import { PrivacyScreen } from 'features/preferences/screens/PrivacyScreen';
import { lazy } from 'react';

const BlockedPeople = lazy(() =>
  import('features/blocks/parts/BlockedPeople').then((module) => ({
    default: module.BlockedPeople,
  })),
);

/** /settings/privacy */
export default function PrivacyPage() {
  return (
    <Protected>
      <PrivacyScreen blocked={<BlockedPeople />} />
    </Protected>
  );
}
