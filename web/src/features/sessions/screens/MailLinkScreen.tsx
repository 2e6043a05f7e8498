import { useLingui } from '@lingui/react/macro';
import { sessionsApi } from 'features/sessions/api';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useFragment } from 'lib/fragment';
import { paths } from 'lib/paths';
import { settingsPaths } from 'lib/settingsPaths';
import { useTitle } from 'lib/title';
import { useEffect } from 'react';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { PageSpinner } from 'ui/spinner/PageSpinner';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';

/**
 * Where the link of a notice leads; its token stands behind `#`. A user not
 * signed in here is known by it, and has only the password left to give.
 */
export function MailLinkScreen() {
  const { t } = useLingui();
  useTitle(t`Log in`);
  return (
    <>
      <h1>
        <VisuallyHidden>{t`Log in`}</VisuallyHidden>
      </h1>
      <Opening />
    </>
  );
}

/** Uses the link up at once, and says what is wrong with it. */
function Opening() {
  const { t, i18n } = useLingui();
  const token = useFragment();
  const target = useViewer() ? settingsPaths.security() : paths.login(settingsPaths.security());
  const [open, { error }] = sessionsApi.useOpenMailLinkMutation({ fixedCacheKey: 'mail-link' });
  useEffect(() => {
    if (!token) return;
    // A new page, not a navigation: it carries whom the link made of the reader.
    void open({ token })
      .unwrap()
      .then(
        () => window.location.replace(target),
        () => undefined,
      );
  }, [open, token, target]);
  if (!error && token !== '') return <PageSpinner label={t`Opening the link`} />;
  return (
    <EmptyState
      icon="alert"
      words={error ? errorText(i18n, error) : t`Open the link in the mail we sent you.`}
      action={<ButtonLink href={target}>{t`Go on`}</ButtonLink>}
    />
  );
}
