import { useLingui } from '@lingui/react/macro';
import { featuresApi } from 'features/comments/features';
import { usePasscode, withCode } from 'features/users/parts/passcode';
import { useViewer } from 'features/users/parts/viewer';
import type { Schema } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { Switch } from 'ui/switch/Switch';
import { useToast } from 'ui/toast/toasts';

/** Which ways to talk the viewer leaves open below their pins, for all. Load it with `lazy`. */
export function FeatureSwitches() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const ask = usePasscode();
  const user_id = useViewer()?.id ?? '';
  const { data, error, refetch } = featuresApi.useGetCommentFeaturesQuery({ user_id });
  const [update] = featuresApi.useUpdateCommentFeaturesMutation();
  const change = async (feature_map: Schema['FeatureMap']) => {
    const error = await ask(async (passcode) => {
      const { error } = await update(withCode({ user_id, feature_map }, passcode));
      return error as ApiError | undefined;
    });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  if (error && !data) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (!data) return <Skeleton height={168} />;
  return (
    <>
      <Switch
        label={t`Comments`}
        description={t`When this is off, no one comments on your pins, you included. What is there stays.`}
        checked={data.comments}
        onChange={({ currentTarget }) => void change({ comments: currentTarget.checked })}
      />
      <Switch
        label={t`Replies`}
        description={t`People may reply to comments.`}
        checked={data.replies}
        disabled={!data.comments}
        onChange={({ currentTarget }) => void change({ replies: currentTarget.checked })}
      />
      <Switch
        label={t`Mentions`}
        description={t`Names in new comments lead to people’s profiles.`}
        checked={data.mentions}
        disabled={!data.comments}
        onChange={({ currentTarget }) => void change({ mentions: currentTarget.checked })}
      />
    </>
  );
}
