import { Trans, useLingui } from '@lingui/react/macro';
import { LogInForm } from 'features/sessions/parts/LogInForm';
import { useLimited } from 'features/sessions/parts/viewer';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { Entrance } from './Entrance';
import { LimitedLogIn } from './LimitedLogIn';
import { useNext } from './useNext';

/** Log in, then go on to where the reader was. */
export function LogInScreen() {
  const { t } = useLingui();
  const { next, goOn, trip } = useNext();
  const limited = useLimited();
  useTitle(t`Log in`);
  if (limited) return <LimitedLogIn person={limited} />;
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
      <LogInForm onSignedIn={goOn} trip={trip} />
    </Entrance>
  );
}
