import { useLingui } from '@lingui/react/macro';
import { type UserRef, usersApi } from 'features/users/api';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { useToast } from 'ui/toast/toasts';

interface FollowToggleProps {
  /** Whom to follow. */
  user: UserRef;
  /** Whether the viewer does. */
  followed: boolean;
  /** Called with what the viewer wants, and again with what was when the server refuses. */
  onChange?: (followed: boolean) => void;
}

/** Follows a user, or stops. Nothing for oneself; visitors are asked to sign up. */
export function FollowToggle({ user, followed, onChange }: FollowToggleProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewer = useViewer();
  const [asking, setAsking] = useState(false);
  const [follow] = usersApi.useFollowUserMutation();
  const [unfollow] = usersApi.useUnfollowUserMutation();
  if (viewer?.id === user.id) return null;
  const press = async () => {
    if (!viewer) return setAsking(true);
    onChange?.(!followed);
    const { error } = await (followed ? unfollow : follow)({ user_id: user.id });
    if (!error) return;
    onChange?.(followed);
    toast({ words: errorText(i18n, error), tone: 'danger' });
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
