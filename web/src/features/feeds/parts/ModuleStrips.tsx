import { Trans, useLingui } from '@lingui/react/macro';
import type { RelatedStory } from 'features/feeds/api';
import type { Pin } from 'features/pins/api';
import { pictureWords } from 'features/pins/parts/picture';
import { Veil } from 'features/pins/parts/Veil';
import { paths } from 'lib/paths';
import { cardSource } from 'lib/pictureSource';
import { Picture } from 'ui/picture/Picture';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './ModuleStrips.module.css';

/** Pins that belong together, each row with its heading and the way to more of them. Load it with `lazy`. */
export function ModuleStrips({ stories }: { stories: readonly RelatedStory[] }) {
  return stories.map((story) => <Strip key={story.id} story={story} />);
}

function Strip({ story }: { story: RelatedStory }) {
  const { heading, more } = useWords(story);
  return (
    <section className={styles.strip} aria-label={heading}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <a className={styles.more} href={story.action.url}>
          {more}
        </a>
      </div>
      <ul className={styles.row}>
        {story.objects.map((pin) => (
          <Tile key={pin.id} pin={pin} />
        ))}
      </ul>
    </section>
  );
}

/** The narrowest and the widest a tile stands, width by height: beyond them the picture is cut at the edges. */
const NARROWEST = 0.6;
const WIDEST = 1.5;

/** How high tiles are, in pixels: on a phone, and elsewhere (the row without room for its focus ring). */
const LOW = 160;
const HIGH = 220;

function Tile({ pin }: { pin: Pin }) {
  const { t } = useLingui();
  const { width, height } = pin.images.orig;
  const aspectRatio = Math.min(WIDEST, Math.max(NARROWEST, width / height));
  // A wider picture is cut at its sides, so it is drawn wider than its tile.
  const drawn = Math.max(NARROWEST, width / height);
  const words = pictureWords(pin);
  const name = pin.grid_title || words || t`Pin by ${pin.pinner.full_name}`;
  const price = pin.product?.offer_summary.price;
  return (
    <li style={{ aspectRatio }}>
      <a
        className={styles.tile}
        href={paths.pin(pin.id)}
        aria-label={price ? `${name}, ${price}` : name}
      >
        <Picture
          {...cardSource(pin.images)}
          alt={words}
          color={pin.dominant_color}
          sizes={`(max-width: 767px) ${Math.ceil(LOW * drawn)}px, ${Math.ceil(HIGH * drawn)}px`}
          cover
        />
        {price && <span className={styles.price}>{price}</span>}
      </a>
      {pin.sensitivity_screen && <Veil />}
    </li>
  );
}

/**
 * The server's English is a format for other clients; readers get their own language. A link's text says of what
 * it shows more: readers see the heading beside it, listeners and search engines have the text alone.
 */
function useWords({ story_type, title }: RelatedStory) {
  const { t } = useLingui();
  const name = title.args[0] ?? '';
  switch (story_type) {
    case 'more_from_board':
      return {
        heading: t`More from ${name}`,
        more: (
          <Trans>
            See the board <VisuallyHidden>{name}</VisuallyHidden>
          </Trans>
        ),
      };
    case 'more_from_creator':
      return {
        heading: t`More by ${name}`,
        more: (
          <Trans>
            See the profile <VisuallyHidden>of {name}</VisuallyHidden>
          </Trans>
        ),
      };
    case 'shop_similar':
    case 'shop_search':
      return {
        heading: name ? t`Shop “${name}”` : t`Shop similar`,
        more: (
          <Trans>
            See more <VisuallyHidden>that is for sale</VisuallyHidden>
          </Trans>
        ),
      };
    case 'ideas':
      return {
        heading: t`Ideas: ${name}`,
        more: (
          <Trans>
            See more <VisuallyHidden>ideas: {name}</VisuallyHidden>
          </Trans>
        ),
      };
    default:
      return {
        heading: t`More about ${name}`,
        more: (
          <Trans>
            See more <VisuallyHidden>about {name}</VisuallyHidden>
          </Trans>
        ),
      };
  }
}
