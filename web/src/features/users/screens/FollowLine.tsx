import { useLingui } from '@lingui/react/macro';
import { type UserRef, usersApi } from 'features/users/api';
import { AskIn } from 'features/users/parts/AskIn';
import { PersonLine } from 'features/users/parts/PersonLine';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { useToast } from 'ui/toast/toasts';

/**
 * A user in a list, and the way to follow them. The list says whether the viewer does:
 * unlike `FollowButton`, no profile is asked for.
 */
export function FollowLine({ user }: { /** Whom. */ user: UserRef }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewer = useViewer();
  const [asking, setAsking] = useState(false);
  const [followed, setFollowed] = useState(Boolean(user.explicitly_followed_by_me));
  const [follow] = usersApi.useFollowUserMutation();
  const [unfollow] = usersApi.useUnfollowUserMutation();
  const press = async () => {
    if (!viewer) return setAsking(true);
    setFollowed(!followed);
    const { error } = await (followed ? unfollow : follow)({ user_id: user.id });
    if (!error) return;
    setFollowed(followed);
    toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  return (
    <PersonLine user={user} note={`@${user.username}`}>
      {viewer?.id !== user.id && (
        <Button
          kind={followed ? 'quiet' : 'inverse'}
          aria-pressed={followed}
          onClick={() => void press()}
        >
          {followed ? t`Following` : t`Follow`}
        </Button>
      )}
      {asking && (
        <AskIn
          reason={t`Make an account to follow ${user.full_name}.`}
          wanted={{ unauthFollowUserId: user.id }}
          onClose={() => setAsking(false)}
        />
      )}
    </PersonLine>
  );
}
