import { useLingui } from '@lingui/react/macro';
import { hidesApi } from 'features/comments/hides';
import { UserLine } from 'features/users/parts/UserLine';
import type { Schema } from 'lib/call';
import { errorText } from 'lib/errorTexts';
import { useRef } from 'react';
import { Button } from 'ui/button/Button';
import { MoreButton } from 'ui/button/MoreButton';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { useToast } from 'ui/toast/toasts';
import styles from './HiddenCommenters.module.css';

/** Whose comments the viewer hid, the latest first, and the way to take it back. Load it with `lazy`. */
export function HiddenCommenters() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const [unhide] = hidesApi.useUnhideCommenterMutation();
  const walk = hidesApi.useListHiddenCommentersInfiniteQuery({});
  const people = walk.data?.pages.flatMap((page) => page.data);
  const show = async (user: Schema['UserRef']) => {
    const { error } = await unhide({ user_id: user.id });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    else {
      // The button that was pressed goes.
      place.current?.focus();
      toast({ words: t`You see comments by ${user.full_name} again` });
    }
  };
  if (!people) {
    return walk.error ? (
      <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
    ) : (
      <Skeleton height={56} />
    );
  }
  return (
    <div ref={place} tabIndex={-1}>
      {people.length === 0 && (
        <p className={styles.quiet}>
          {t`You have not hidden anyone’s comments. The menu of a comment has Hide, should you need it.`}
        </p>
      )}
      <ul className={styles.list} aria-label={t`People whose comments are hidden`}>
        {people.map((user) => (
          <li key={user.id}>
            <UserLine user={user} note={`@${user.username}`}>
              <Button onClick={() => void show(user)}>{t`Show again`}</Button>
            </UserLine>
          </li>
        ))}
      </ul>
      <MoreButton walk={walk} />
    </div>
  );
}
