import { useLingui } from '@lingui/react/macro';
import { paths } from 'lib/paths';
import { useLocation } from 'react-router';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';

/** What stands where only signed-in people can do something: the way in, and back here. */
export function SignInFirst({ words }: { /** What it is for, in one sentence. */ words: string }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon="lock"
      words={words}
      action={
        <ButtonLink kind="primary" href={paths.login(pathname + search)}>
          {t`Log in`}
        </ButtonLink>
      }
    />
  );
}
