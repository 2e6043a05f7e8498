import { useLingui } from '@lingui/react/macro';
import type { SuggestedCreator } from 'features/interests/creators';
import { StepFrame } from 'features/signups/parts/StepFrame';
import { Button } from 'ui/button/Button';
import { Creators } from './Creators';
import styles from './InterestsStep.module.css';
import { useCreatorFollows } from './useCreatorFollows';

interface CreatorsStepProps {
  /** At least one. */
  creators: readonly SuggestedCreator[];
  /** Goes on to the next screen. */
  onDone: () => void;
}

/** Who makes what the viewer has just picked. */
export function CreatorsStep({ creators, onDone }: CreatorsStepProps) {
  const { t } = useLingui();
  const follows = useCreatorFollows(creators);
  return (
    <StepFrame
      title={t`Whom do you want to follow?`}
      words={t`They make what you like to look at.`}
      wide
    >
      <Creators creators={creators} follows={follows} />
      <div className={styles.go}>
        <Button kind="primary" size="large" wide onClick={onDone}>{t`Next`}</Button>
      </div>
    </StepFrame>
  );
}
