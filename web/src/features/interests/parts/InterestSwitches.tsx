import { useLingui } from '@lingui/react/macro';
import { interestsApi } from 'features/interests/api';
import { SwitchSkeleton } from 'features/preferences/parts/SwitchSkeleton';
import styles from 'features/preferences/parts/Tuned.module.css';
import { TuneLine } from 'features/preferences/parts/TuneLine';
import { useKeep } from 'features/preferences/parts/useKeep';
import { errorText } from 'lib/errorTexts';
import { ErrorState } from 'ui/error-state/ErrorState';

/** Every topic there is, on when the viewer follows it. */
export function InterestSwitches() {
  const { i18n } = useLingui();
  const keep = useKeep();
  const { data, error, refetch } = interestsApi.useListInterestsQuery({});
  const [follow] = interestsApi.useFollowInterestMutation();
  const [unfollow] = interestsApi.useUnfollowInterestMutation();
  if (error && !data) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (!data) return <SwitchSkeleton lines={8} />;
  // One at a time: a list of all would take back what was followed elsewhere meanwhile.
  const toggle = (interest_id: string, on: boolean) => (on ? follow : unfollow)({ interest_id });
  return (
    <div className={styles.list}>
      {data.interests.map(({ id, name, pin, is_followed }) => (
        <TuneLine
          key={id}
          name={name}
          picture={pin?.images['136x136'].url}
          on={is_followed}
          onChange={(on) => void keep(toggle(id, on))}
        />
      ))}
    </div>
  );
}
