import { useLingui } from '@lingui/react/macro';
import { ChoicesButton } from 'features/boards/parts/ChoicesButton';
import { lazy } from 'react';

const PinSizeChoices = lazy(() =>
  import('./PinSizeChoices').then((module) => ({ default: module.PinSizeChoices })),
);

/** Opens what decides how large the viewer sees the pins of profiles. */
export function PinSizeButton() {
  const { t } = useLingui();
  return <ChoicesButton label={t`Size of pins`}>{() => <PinSizeChoices />}</ChoicesButton>;
}
