import { useLingui } from '@lingui/react/macro';
import type { FoundImage } from 'features/links/api';
import { formatNumber } from 'lib/format/number';
import { useState } from 'react';
import { Icon } from 'ui/icon/Icon';
import styles from './SitePictures.module.css';

interface PictureChoiceProps {
  /** The one most worth saving first. */
  images: readonly FoundImage[];
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/**
 * One of a page's pictures, as the form's `image_url`; the first until another is chosen, and a
 * single one large. What cannot be shown cannot be chosen.
 */
export function PictureChoice({ images, error }: PictureChoiceProps) {
  const { t, i18n } = useLingui();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = images.filter(({ url }) => !broken.includes(url));
  const current = shown.some(({ url }) => url === chosen) ? chosen : shown[0]?.url;
  if (!current) return <p className={styles.none}>{t`None of its pictures could be shown.`}</p>;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t`Picture to save`}</legend>
      {error && <p className={styles.none}>{error}</p>}
      <div className={styles.grid} data-one={shown.length === 1 || undefined}>
        {shown.map(({ url, thumbnail_url, width, height, alt_text }, at) => {
          const number = formatNumber(at + 1, i18n.locale);
          return (
            <label key={url} className={styles.card}>
              <input
                type="radio"
                name="image_url"
                value={url}
                checked={url === current}
                onChange={() => setChosen(url)}
                aria-label={alt_text || t`Picture ${number}`}
              />
              <img
                src={thumbnail_url}
                alt=""
                loading="lazy"
                decoding="async"
                onError={() => setBroken((known) => [...known, url])}
              />
              {width && height && (
                <span className={styles.size}>
                  {formatNumber(width, i18n.locale)} × {formatNumber(height, i18n.locale)}
                </span>
              )}
              <span className={styles.check}>
                <Icon name="check" size={20} />
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
