import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { ChoicesButton } from './ChoicesButton';

const ArrangeChoices = lazy(() =>
  import('./ArrangeChoices').then((module) => ({ default: module.ArrangeChoices })),
);

interface ArrangeButtonProps {
  /** Called when the viewer wants to put them in order by hand. */
  onByHand: () => void;
}

/** Opens what decides in which order and how large the viewer's boards stand. */
export function ArrangeButton({ onByHand }: ArrangeButtonProps) {
  const { t } = useLingui();
  return (
    <ChoicesButton label={t`Arrange boards`}>
      {(close) => <ArrangeChoices onClose={close} onByHand={onByHand} />}
    </ChoicesButton>
  );
}
