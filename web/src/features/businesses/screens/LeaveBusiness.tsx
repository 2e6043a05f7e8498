import { useLingui } from '@lingui/react/macro';
import { businessesApi } from 'features/businesses/api';
import { usePasscode, withCode } from 'features/users/parts/passcode';
import { viewerChanged } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { useDispatch } from 'react-redux';
import { Button } from 'ui/button/Button';
import { useToast } from 'ui/toast/toasts';
import { Section } from './Section';

/** The business becomes a personal account again. */
export function LeaveBusiness() {
  const { t, i18n } = useLingui();
  const dispatch = useDispatch();
  const toast = useToast();
  const ask = usePasscode();
  const [leave, { isLoading }] = businessesApi.useLeaveBusinessMutation();
  const press = async () => {
    const error = await ask(async (passcode) => {
      const answer = await leave(withCode({}, passcode));
      if (answer.data) dispatch(viewerChanged(answer.data));
      return answer.error as ApiError | undefined;
    });
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    toast({ words: t`This is a personal account now.` });
  };
  return (
    <Section
      title={t`Convert to a personal account`}
      words={t`Your name, boards and followers stay. The business details are removed.`}
    >
      <div>
        <Button pending={isLoading} onClick={() => void press()}>{t`Convert to personal`}</Button>
      </div>
    </Section>
  );
}
