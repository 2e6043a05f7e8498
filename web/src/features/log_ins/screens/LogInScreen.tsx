import { Trans, useLingui } from '@lingui/react/macro';
import { Entrance } from 'features/log_ins/parts/Entrance';
import { LogInForm } from 'features/log_ins/parts/LogInForm';
import { useNext } from 'features/log_ins/parts/useNext';
import { useLimited } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { useSearchParams } from 'react-router';
import { LimitedLogIn } from './LimitedLogIn';

/** Log in, then go on to where the reader was. */
export function LogInScreen() {
  const { t } = useLingui();
  const { next, goOn, authorization } = useNext();
  const limited = useLimited();
  const [title, words] = useWelcome();
  useTitle(t`Log in`);
  if (limited) return <LimitedLogIn user={limited} />;
  return (
    <Entrance
      title={title}
      words={words}
      other={
        <Trans>
          New here? <a href={paths.signup(next)}>Sign up</a>
        </Trans>
      }
    >
      <LogInForm onSignedIn={goOn} authorization={authorization} />
    </Entrance>
  );
}

/** Heading and words; a user who has just deactivated or deleted the account is told what that means. */
function useWelcome(): [string, string] {
  const { t } = useLingui();
  const [query] = useSearchParams();
  switch (query.get('left')) {
    case 'hidden':
      return [
        t`Your account is hidden`,
        t`Nobody sees your profile, boards and pins. Log in whenever you want them back.`,
      ];
    case 'deleted':
      return [
        t`Your account is deleted`,
        t`Nobody sees it any more. Within 30 days you keep it by logging in; then everything is erased.`,
      ];
    default:
      return [t`Welcome back`, t`Your boards are where you left them.`];
  }
}
