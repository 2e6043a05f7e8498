import { useLingui } from '@lingui/react/macro';
import { errorText } from 'lib/errorTexts';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Notice } from 'ui/notice/Notice';
import { Switch } from 'ui/switch/Switch';
import type { DeviceState } from './subscription';
import { useDevice } from './useDevice';

/** Switches telling the viewer news in this browser, or says why it cannot be switched. */
export function DeviceSwitch() {
  const { t, i18n } = useLingui();
  const { state, isBusy, error, refetch, change } = useDevice();
  const words = useWords();
  if (error && !state) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  const hindered = state && words[state];
  return (
    <>
      <Switch
        label={t`On this device`}
        description={t`This browser shows what is new also while no page is open, until you log out.`}
        checked={state === 'on'}
        disabled={state === null || isBusy || (hindered !== null && state !== 'lost')}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      {hindered && <Notice icon="note">{hindered}</Notice>}
    </>
  );
}

/** Why this browser shows nothing; null where its user alone decides that. */
function useWords(): Record<DeviceState, string | null> {
  const { t } = useLingui();
  return {
    insecure: t`Browsers show notifications of pages with a secure address alone, and this one does not begin with https.`,
    unsupported: t`This browser cannot show notifications of pages. On an iPhone or iPad, add this page to the home screen first.`,
    blocked: t`You blocked notifications of this page in your browser. Allow them in its settings, then come back.`,
    lost: t`Nothing is shown here any more: you logged in anew, or this browser was not reached for long. Switch it on again.`,
    on: null,
    off: null,
  };
}
