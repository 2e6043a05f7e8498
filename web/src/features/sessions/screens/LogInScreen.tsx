import { Trans, useLingui } from '@lingui/react/macro';
import { LogInForm } from 'features/sessions/parts/LogInForm';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { Entrance } from './Entrance';
import { useNext } from './useNext';

/** Log in, then go on to where the reader was. */
export function LogInScreen() {
  const { t } = useLingui();
  const { next, goOn } = useNext();
  useTitle(t`Log in`);
  return (
    <Entrance
      title={t`Welcome back`}
      words={t`Your boards are where you left them.`}
      other={
        <Trans>
          New here? <a href={paths.signup(next)}>Sign up</a>
        </Trans>
      }
    >
      <LogInForm onSignedIn={goOn} />
    </Entrance>
  );
}
