import { useLingui } from '@lingui/react/macro';
import type { Comment } from 'features/comments/api';
import { translationApi } from 'features/comments/translation';
import { LinkedText } from 'features/links/parts/LinkedText';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './Translated.module.css';

/** The words of a comment in the viewer's language; where they are empty, that there are none. */
export function Translated({ comment: { id, text } }: { /** Which. */ comment: Comment }) {
  const { t } = useLingui();
  const { currentData } = translationApi.useTranslateCommentQuery({ id, text });
  const words = currentData?.translatedText;
  return (
    <div role="status">
      {!currentData && <Skeleton shape="text" width="66%" />}
      {words && (
        <p className={styles.translated} dir="auto">
          <LinkedText text={words} />
        </p>
      )}
      {words === '' && <p className={styles.none}>{t`There is no translation just now.`}</p>}
    </div>
  );
}
