import { useLingui } from '@lingui/react/macro';
import { Button } from './Button';

interface MoreButtonProps {
  /** A list that is walked page by page, as the store's infinite queries are. */
  walk: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** Where it stands. */
  className?: string | undefined;
}

/** Goes on with a list by a press; nothing where the list ends. */
export function MoreButton({ walk, className }: MoreButtonProps) {
  const { t } = useLingui();
  if (!walk.hasNextPage) return null;
  return (
    <div className={className}>
      <Button pending={walk.isFetchingNextPage} onClick={() => void walk.fetchNextPage()}>
        {t`Show more`}
      </Button>
    </div>
  );
}
