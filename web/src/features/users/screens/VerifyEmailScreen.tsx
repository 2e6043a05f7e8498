import { useLingui } from '@lingui/react/macro';
import { accountApi } from 'features/users/parts/account';
import { useViewer, viewerChanged } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useFragment } from 'lib/fragment';
import { paths } from 'lib/paths';
import { settingsPaths } from 'lib/settingsPaths';
import { useTitle } from 'lib/title';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { PageSpinner } from 'ui/spinner/PageSpinner';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';

/** Where the link of a verification mail leads; its token stands behind `#`. */
export function VerifyEmailScreen() {
  const { t } = useLingui();
  useTitle(t`Verify your email`);
  return (
    <>
      <h1>
        <VisuallyHidden>{t`Verify your email`}</VisuallyHidden>
      </h1>
      <Verification />
    </>
  );
}

/** Uses the link up at once, and says what came of it. */
function Verification() {
  const { t, i18n } = useLingui();
  const token = useFragment();
  const viewer = useViewer();
  const viewerId = viewer?.id;
  const dispatch = useDispatch();
  const [verify, { data, error }] = accountApi.useVerifyEmailMutation({
    fixedCacheKey: 'verify-email',
  });
  useEffect(() => {
    if (!token) return;
    void verify({ token })
      .unwrap()
      .then(
        ({ user_id, email }) => {
          // The link may be of another account than the one signed in here.
          if (user_id === viewerId) dispatch(viewerChanged({ email, is_email_verified: true }));
        },
        () => undefined,
      );
  }, [verify, dispatch, token, viewerId]);
  if (data) {
    return (
      <EmptyState
        icon="check"
        words={t`${data.email} is verified. Thank you.`}
        action={
          // Past the app: the link may have begun a limited log-in, which a new page carries.
          <ButtonLink kind="primary" target="_top" href={viewer ? paths.home() : paths.login()}>
            {viewer ? t`Go to your home feed` : t`Log in`}
          </ButtonLink>
        }
      />
    );
  }
  if (error || token === '') {
    return (
      <EmptyState
        icon="alert"
        words={error ? errorText(i18n, error as never) : t`Open the link in the mail we sent you.`}
        action={
          <ButtonLink href={viewer ? settingsPaths.emailSettings() : paths.login()}>
            {viewer ? t`Email settings` : t`Log in`}
          </ButtonLink>
        }
      />
    );
  }
  return <PageSpinner label={t`Verifying your email`} />;
}
