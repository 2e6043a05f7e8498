import { useLingui } from '@lingui/react/macro';
import { signupsApi } from 'features/signups/api';
import type { Viewer } from 'features/users/api';
import { viewerChanged } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { useDispatch } from 'react-redux';
import { ButtonLink } from 'ui/button/ButtonLink';
import { Notice } from 'ui/notice/Notice';
import { useToast } from 'ui/toast/toasts';

/** Reminds a user who left the sign-up flow that it is open; closing it ends the flow. */
export function FinishSignup({ viewer }: { /** Who left it. */ viewer: Viewer }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const dispatch = useDispatch();
  const [move] = signupsApi.useMoveSignupFlowMutation();
  const close = async () => {
    const { error } = await move({ step: null });
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    const nags = viewer.nags.filter((nag) => nag !== 'finish_signup');
    dispatch(viewerChanged({ signup_flow_step: null, nags }));
  };
  return (
    <Notice
      icon="user"
      action={<ButtonLink kind="inverse" href={paths.signupFlow()}>{t`Continue`}</ButtonLink>}
      onClose={() => void close()}
    >
      {t`Finish setting up your account`}
    </Notice>
  );
}
