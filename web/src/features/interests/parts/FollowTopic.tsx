import { useLingui } from '@lingui/react/macro';
import { interestsApi, type Topic } from 'features/interests/api';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { useState } from 'react';
import { Button } from 'ui/button/Button';

/**
 * Follows a topic, or stops; shown at once, and taken back without a word when it fails
 * (specification §8). Visitors are asked to sign up.
 */
export function FollowTopic({ topic }: { /** Which. */ topic: Topic }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const [asking, setAsking] = useState(false);
  const [follow] = interestsApi.useFollowInterestMutation();
  const [unfollow] = interestsApi.useUnfollowInterestMutation();
  const followed = topic.is_followed;
  const press = () => {
    if (!viewer) return setAsking(true);
    void (followed ? unfollow : follow)({ interest_id: topic.id });
  };
  return (
    <>
      <Button kind={followed ? 'quiet' : 'inverse'} aria-pressed={followed} onClick={press}>
        {followed ? t`Following` : t`Follow`}
      </Button>
      {asking && (
        <AskIn
          reason={t`Make an account to follow ${topic.name}.`}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
