import { useLingui } from '@lingui/react/macro';
import { STATUS, sponsorshipsApi } from 'features/sponsorships/api';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { useToast } from 'ui/toast/toasts';
import styles from './SponsorAsk.module.css';

interface SponsorAnswerProps {
  /** Of which pin. */
  pinId: string;
  /** How far it is. */
  status: number;
}

/** What a sponsor can do: approve or decline what waits, leave what stands. */
export function SponsorAnswer({ pinId, status }: SponsorAnswerProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [answer, { isLoading }] = sponsorshipsApi.useAnswerSponsorshipMutation();
  const [leave, { isLoading: isLeaving }] = sponsorshipsApi.useRemoveSponsorshipMutation();
  const done = (words: string, { error }: { error?: unknown }) =>
    toast(error ? { words: errorText(i18n, error), tone: 'danger' } : { words });
  const say = async (approve: boolean) =>
    done(approve ? t`Approved` : t`Declined`, await answer({ pin_id: pinId, approve }));
  if (status === STATUS.approved) {
    return (
      <Button
        size="small"
        pending={isLeaving}
        onClick={async () => done(t`You are no longer named`, await leave({ pin_id: pinId }))}
      >
        {t`Remove me`}
      </Button>
    );
  }
  return (
    <span className={styles.ways}>
      <Button size="small" pending={isLoading} onClick={() => void say(false)}>{t`Decline`}</Button>
      <Button size="small" kind="inverse" pending={isLoading} onClick={() => void say(true)}>
        {t`Approve`}
      </Button>
    </span>
  );
}
