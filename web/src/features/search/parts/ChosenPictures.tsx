import { useLingui } from '@lingui/react/macro';
import type { ChosenPicture } from 'features/search/api';
import { type SearchState, searchPath } from 'lib/searchPaths';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';
import { Icon } from 'ui/icon/Icon';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './ChosenPictures.module.css';

interface ChosenPicturesProps {
  /** What was searched for. */
  search: SearchState;
  /** The pictures that were chosen, in that order. */
  pictures: readonly ChosenPicture[];
}

/** Pictures that were chosen among the results; each is taken back by a tap. */
export function ChosenPictures({ search, pictures }: ChosenPicturesProps) {
  const { t } = useLingui();
  return (
    <ChipRow label={t`More like these pictures`}>
      <span className={styles.words} aria-hidden="true">{t`More like`}</span>
      {pictures.map(({ image_signature, image_url }, place) => (
        <Chip
          key={image_signature}
          selected
          picture={image_url}
          href={searchPath(
            { ...search, likes: search.likes.filter((like) => like !== image_signature) },
            'picture',
          )}
        >
          <VisuallyHidden>{t`Drop picture ${place + 1}`}</VisuallyHidden>
          <Icon name="close" size={16} />
        </Chip>
      ))}
    </ChipRow>
  );
}
