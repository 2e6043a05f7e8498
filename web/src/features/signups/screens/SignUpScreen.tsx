import { Trans, useLingui } from '@lingui/react/macro';
import { Entrance } from 'features/log_ins/parts/Entrance';
import { useNext } from 'features/log_ins/parts/useNext';
import { afterSigningUp } from 'features/signups/parts/afterSigningUp';
import { SignUpForm } from 'features/signups/parts/SignUpForm';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';

/** Make an account, then go on to where the reader was. */
export function SignUpScreen() {
  const { t } = useLingui();
  const { next, authorization } = useNext();
  // A new page, not a navigation: it carries the viewer, their data and a new token.
  const welcome = (): undefined => window.location.assign(afterSigningUp(next)) as undefined;
  useTitle(t`Sign up`);
  return (
    <Entrance
      title={t`Keep what you love to look at`}
      words={t`Save pictures to boards of your own and find them again.`}
      other={
        <Trans>
          Already have an account? <a href={paths.login(next)}>Log in</a>
        </Trans>
      }
    >
      <SignUpForm onSignedIn={welcome} authorization={authorization} />
    </Entrance>
  );
}
