import { Trans, useLingui } from '@lingui/react/macro';
import { StepFrame } from 'features/signups/parts/StepFrame';
import type { StepProps } from 'features/signups/parts/steps';
import { useAppData } from 'lib/appData';
import { Button } from 'ui/button/Button';
import { Mosaic } from './Mosaic';

/** Greeting: what there is to see, and that what comes now is short. */
export function WelcomeStep({ viewer, onDone }: StepProps) {
  const { t } = useLingui();
  const { name } = useAppData().brand;
  const { first_name } = viewer;
  return (
    <StepFrame
      above={<Mosaic />}
      title={t`Welcome, ${first_name}`}
      words={<Trans>A few questions, and {name} shows you what you love to look at.</Trans>}
    >
      <Button kind="primary" size="large" wide onClick={onDone}>{t`Begin`}</Button>
    </StepFrame>
  );
}
