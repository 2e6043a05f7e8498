import { useLingui } from '@lingui/react/macro';
import type { Comment } from 'features/comments/api';
import { translationApi } from 'features/comments/translation';
import { LinkedText } from 'features/links/parts/LinkedText';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './Translated.module.css';

/** The words of a comment in the viewer's language. */
export function Translated({ comment: { id, text } }: { /** Which. */ comment: Comment }) {
  const { t } = useLingui();
  const { data, isFetching } = translationApi.useTranslateCommentQuery({ id, text });
  return (
    <div role="status">
      {isFetching ? (
        <Skeleton shape="text" width="66%" />
      ) : (
        // One that fails has no words (consumer specification §8).
        <p className={styles.translated} dir="auto">
          {data ? <LinkedText text={data} /> : t`There is no translation just now.`}
        </p>
      )}
    </div>
  );
}
