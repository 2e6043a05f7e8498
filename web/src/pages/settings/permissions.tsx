import { Protected } from 'features/networks/parts/Protected';
import { PermissionsScreen } from 'features/preferences/screens/PermissionsScreen';
import { lazy } from 'react';

const FeatureSwitches = lazy(() =>
  import('features/comments/parts/FeatureSwitches').then((part) => ({
    default: part.FeatureSwitches,
  })),
);

const HiddenCommenters = lazy(() =>
  import('features/comments/parts/HiddenCommenters').then((part) => ({
    default: part.HiddenCommenters,
  })),
);

/** /settings/permissions */
export default function PermissionsPage() {
  return (
    <Protected>
      <PermissionsScreen features={<FeatureSwitches />} hidden={<HiddenCommenters />} />
    </Protected>
  );
}
