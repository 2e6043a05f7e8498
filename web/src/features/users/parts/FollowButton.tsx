import { useLingui } from '@lingui/react/macro';
import { type UserRef, usersApi } from 'features/users/api';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { useToast } from 'ui/toast/toasts';

interface FollowButtonProps {
  /** Whom to follow. */
  user: UserRef;
}

/** Follows a person, or stops. Nothing for oneself; signed-out readers are asked in. */
export function FollowButton({ user }: FollowButtonProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewer = useViewer();
  const [asking, setAsking] = useState(false);
  // What is shared by all viewers does not say whether this one follows; the profile does.
  const profile = usersApi.useGetUserQuery({ username: user.username }, { skip: !viewer });
  const [follow] = usersApi.useFollowUserMutation();
  const [unfollow] = usersApi.useUnfollowUserMutation();
  if (viewer?.id === user.id) return null;
  const followed = Boolean((profile.data ?? user).explicitly_followed_by_me);
  const press = async () => {
    if (!viewer) return setAsking(true);
    const { error } = await (followed ? unfollow : follow)({ user_id: user.id });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  return (
    <>
      <Button
        kind={followed ? 'quiet' : 'inverse'}
        aria-pressed={followed}
        onClick={() => void press()}
      >
        {followed ? t`Following` : t`Follow`}
      </Button>
      {asking && (
        <AskIn
          reason={t`Make an account to follow ${user.full_name}.`}
          wanted={{ unauthFollowUserId: user.id }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
