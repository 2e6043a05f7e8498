import { useLingui } from '@lingui/react/macro';
import { paths } from 'lib/paths';
import { useLocation } from 'react-router';
import { ButtonLink } from 'ui/button/ButtonLink';

/** How a visitor becomes a viewer; both ways lead back to the page they are on. */
export function JoinLinks() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const next = here === '/' || /^\/(login|signup)(\/|$)/.test(pathname) ? undefined : here;
  return (
    <>
      <ButtonLink kind="quiet" href={paths.login(next)}>
        {t`Log in`}
      </ButtonLink>
      <ButtonLink kind="primary" href={paths.signup(next)}>
        {t`Sign up`}
      </ButtonLink>
    </>
  );
}
