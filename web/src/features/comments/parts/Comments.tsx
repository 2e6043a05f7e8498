import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PinDetail } from 'features/pins/api';
import { useViewer } from 'features/users/parts/viewer';
import { readDraft } from 'lib/draft';
import { useSmall } from 'lib/media';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './Comments.module.css';
import { NewComment } from './NewComment';
import { Said } from './Said';
import { useLiveComments } from './useLiveComments';

const CommentsSheet = lazy(() =>
  import('./CommentsSheet').then((part) => ({ default: part.CommentsSheet })),
);

/**
 * What is said below a pin: the first two, all on demand, and a place to say something; on a phone
 * a sheet has all of it. Load it with `lazy`.
 */
export function Comments({ pin }: { /** Below which. */ pin: PinDetail }) {
  const { t } = useLingui();
  const isSmall = useSmall();
  const [isWhole, setWhole] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const said = pin.comment_count;
  // Who did what it shows stands in the same list.
  const count = said + pin.aggregated_pin_data.did_it_data.user_count;
  const isOff = !pin.is_eligible_for_aggregated_comments;
  const open = (writes: boolean) => {
    setWriting(writes);
    setWhole(true);
  };
  useLiveComments(pin.id);
  useWanted(pin.id, isSmall, setWhole);
  if (isOff && count === 0 && !pin.done_by_me) return null;
  const title = count > 0 ? t`${plural(count, { one: '# comment', other: '# comments' })}` : '';
  const heading = title || t`Comments`;
  return (
    <section className={styles.comments} tabIndex={-1} aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <Said pin={pin} count={count} isWhole={isWhole && !isSmall} onWhole={() => open(false)} />
      {isOff && <p className={styles.quiet}>{t`This pin takes no more comments.`}</p>}
      {!isOff && isSmall && (
        <button type="button" className={styles.opener} onClick={() => open(true)}>
          {t`Add a comment`}
        </button>
      )}
      {!isOff && !isSmall && <NewComment pinId={pin.id} isFirst={count === 0} />}
      {isWhole && isSmall && (
        <Suspense fallback={null}>
          <CommentsSheet
            pin={pin}
            count={count}
            title={heading}
            isWriting={isWriting}
            onClose={() => setWhole(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** On a phone the sheet sends what a visitor wanted to say, once they are signed in. */
function useWanted(pinId: string, isSmall: boolean, setOpen: (isOpen: boolean) => void): void {
  const viewerId = useViewer()?.id ?? null;
  useEffect(() => {
    if (isSmall && viewerId !== null && readDraft(`comment ${pinId}`, viewerId)?.isWanted) {
      setOpen(true);
    }
  }, [isSmall, viewerId, pinId, setOpen]);
}
