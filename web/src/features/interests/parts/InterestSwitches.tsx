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
  const [follow] = interestsApi.useFollowInterestsMutation();
  if (error && !data) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (!data) return <SwitchSkeleton lines={8} />;
  const ids = data.interests.filter((one) => one.is_followed).map((one) => one.id);
  const toggle = (id: string, on: boolean) =>
    follow({ interest_ids: on ? [...ids, id] : ids.filter((one) => one !== id) });
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
