import { useLingui } from '@lingui/react/macro';
import { EntranceLink } from 'features/users/parts/EntranceLink';

/** How a visitor becomes a viewer; both ways lead back to the page they are on. */
export function JoinLinks() {
  const { t } = useLingui();
  return (
    <>
      <EntranceLink to="login" kind="quiet">{t`Log in`}</EntranceLink>
      <EntranceLink to="signup" kind="primary">{t`Sign up`}</EntranceLink>
    </>
  );
}
