import { useLingui } from '@lingui/react/macro';
import { type Interest, interestsApi } from 'features/interests/api';
import { creatorsApi, type SuggestedCreator } from 'features/interests/creators';
import { ground } from 'features/signups/parts/ground';
import { StepFrame } from 'features/signups/parts/StepFrame';
import type { StepProps } from 'features/signups/parts/steps';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import { useToast } from 'ui/toast/toasts';
import { CreatorsStep } from './CreatorsStep';
import styles from './InterestsStep.module.css';
import { usePickedInterests } from './pickedInterests';

/** Fewer say too little about what the user likes. */
const LEAST = 5;

/** Places kept while the topics are on their way. */
const USUAL = 24;

/** As many are looked through. */
const MOST_CREATORS = 12;

/** What the viewer likes to look at: five topics or more; and then who makes it. */
export function InterestsStep({ viewer, onDone }: StepProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { data } = interestsApi.useListInterestsQuery({});
  const [follow, { isLoading }] = interestsApi.useFollowInterestsMutation();
  const [suggest, { isFetching }] = creatorsApi.useLazySuggestCreatorsQuery();
  const [creators, setCreators] = useState<readonly SuggestedCreator[]>([]);
  const [picked, setPicked] = usePickedInterests(viewer.id);
  const interests = data?.interests ?? [];
  const chosen = picked ?? interests.filter((one) => one.is_followed).map((one) => one.id);
  const missing = LEAST - chosen.length;
  const toggle = (id: string) =>
    setPicked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const goOn = async () => {
    const { error } = await follow({ interest_ids: [...chosen] });
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    setPicked(null);
    // Without an answer, or a creator in it, the flow goes on: the following tab asks again.
    const { data: suggested } = await suggest({});
    const some = suggested?.creators.slice(0, MOST_CREATORS) ?? [];
    if (some.length === 0) return onDone();
    setCreators(some);
  };
  if (creators.length > 0) return <CreatorsStep creators={creators} onDone={onDone} />;
  return (
    <StepFrame
      title={t`What do you like to look at?`}
      words={t`Pick five or more.`}
      wide
      onSkip={isFetching ? undefined : onDone}
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
        <div role="status" aria-label={t`Loading....`} className={styles.grid}>
          {Array.from({ length: USUAL }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places, which never move
            <span key={place} className={styles.waiting} />
          ))}
        </div>
      )}
      <div className={styles.go}>
        <Button
          kind="primary"
          size="large"
          wide
          pending={isLoading || isFetching}
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
  return (
    <button type="button" className={styles.tile} aria-pressed={picked} onClick={onPress}>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={styles.ground} style={{ backgroundColor: ground(Number(interest.id)) }} />
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
