import { useLingui } from '@lingui/react/macro';
import { type Interest, interestsApi } from 'features/interests/api';
import type { StepProps } from 'features/signups/screens/FlowScreen';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import { Spinner } from 'ui/spinner/Spinner';
import { useToast } from 'ui/toast/toasts';
import styles from './InterestsStep.module.css';
import { StepFrame } from './StepFrame';

/** Fewer say too little about what somebody likes. */
const LEAST = 5;

/** What the viewer likes to look at: five topics or more. */
export function InterestsStep({ onDone }: StepProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { data } = interestsApi.useListInterestsQuery({});
  const [follow, { isLoading }] = interestsApi.useFollowInterestsMutation();
  const [picked, setPicked] = useState<string[] | null>(null);
  const interests = data?.interests ?? [];
  const chosen = picked ?? interests.filter((one) => one.is_followed).map((one) => one.id);
  const missing = LEAST - chosen.length;
  const toggle = (id: string) =>
    setPicked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const goOn = async () => {
    const { error } = await follow({ interest_ids: chosen });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    else onDone();
  };
  return (
    <StepFrame
      title={t`What do you like to look at?`}
      words={t`Pick five or more.`}
      wide
      onSkip={onDone}
    >
      {data ? (
        <ul className={styles.grid} aria-label={t`Interests`}>
          {interests.map((interest) => (
            <li key={interest.id}>
              <Tile
                interest={interest}
                picked={chosen.includes(interest.id)}
                onPress={() => toggle(interest.id)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Spinner label={t`Loading....`} />
      )}
      <div className={styles.go}>
        <Button
          kind="primary"
          size="large"
          wide
          pending={isLoading}
          disabled={missing > 0}
          onClick={() => void goOn()}
        >
          {missing > 0 ? t`Pick ${missing} more` : t`Next`}
        </Button>
      </div>
    </StepFrame>
  );
}

interface TileProps {
  interest: Interest;
  picked: boolean;
  onPress: () => void;
}

/** A topic on a picture of it, or on a colour of its own. */
function Tile({ interest, picked, onPress }: TileProps) {
  const picture = interest.pin?.images['236x'].url;
  const hue = (Number(interest.id) * 137) % 360;
  return (
    <button type="button" className={styles.tile} aria-pressed={picked} onClick={onPress}>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={styles.ground} style={{ backgroundColor: `hsl(${hue} 38% 42%)` }} />
      )}
      <span className={styles.name}>{interest.name}</span>
      {picked && (
        <span className={styles.check}>
          <Icon name="check" size={20} />
        </span>
      )}
    </button>
  );
}
