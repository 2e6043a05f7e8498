import { Trans } from '@lingui/react/macro';
import type { PinDetail } from 'features/pins/api';
import styles from './Credit.module.css';

/** Who made the picture, and under which licence it is shown. */
export function Credit({ attribution }: { attribution: PinDetail['attribution'] }) {
  if (!attribution) return null;
  const { title, author_name: author, url, provider_name: licence } = attribution;
  const work = title ?? author;
  return (
    <p className={styles.credit}>
      {author && author !== work ? (
        <Trans>
          <Work url={url}>{work}</Work> by {author}, {licence}
        </Trans>
      ) : (
        <>
          {work && (
            <>
              <Work url={url}>{work}</Work>
              {', '}
            </>
          )}
          {licence}
        </>
      )}
    </p>
  );
}

function Work({ url, children }: { url: string | null | undefined; children?: string | null }) {
  if (!url) return children;
  return (
    <a href={url} target="_blank" rel="nofollow noopener noreferrer">
      {children}
    </a>
  );
}
