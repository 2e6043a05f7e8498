import { useLingui } from '@lingui/react/macro';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { EntranceLink } from './EntranceLink';

/** What stands where only signed-in people can do something: the way in, and back here. */
export function SignInFirst({ words }: { /** What it is for, in one sentence. */ words: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="lock"
      words={words}
      action={<EntranceLink to="login" kind="primary">{t`Log in`}</EntranceLink>}
    />
  );
}
