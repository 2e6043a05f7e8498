import { useState } from 'react';
import { Avatar } from '../avatar/Avatar';
import { Caption } from '../caption/Caption';
import { captionHeight } from '../caption/captionHeight';
import { Masonry } from '../masonry/Masonry';
import { gridProportion } from '../picture/gridProportion';
import { Picture } from '../picture/Picture';
import { GridSkeleton } from '../skeleton/GridSkeleton';
import { Switch } from '../switch/Switch';
import styles from './Gallery.module.css';
import type { Photo } from './photos';

interface Placed {
  key: number;
  photo: Photo;
}

/** As many places as a feed that was walked for a long while. */
const COUNT = 10_000;

/** The masonry, ten thousand items long, and its skeleton. */
export function GridSpecimen({ photos }: { photos: readonly Photo[] }) {
  const [waiting, setWaiting] = useState(false);
  const [items] = useState(() => repeat(photos, COUNT));
  return (
    <>
      <Switch
        label="Show the skeleton"
        checked={waiting}
        onChange={(event) => setWaiting(event.currentTarget.checked)}
      />
      {waiting ? (
        <GridSkeleton />
      ) : (
        <Masonry
          label="Pictures"
          items={items}
          itemKey={keyOf}
          itemSize={sizeOf}
          renderItem={drawCard}
        />
      )}
    </>
  );
}

function repeat(photos: readonly Photo[], count: number): Placed[] {
  return Array.from({ length: photos.length === 0 ? 0 : count }, (_, key) => ({
    key,
    photo: photos[key % photos.length] as Photo,
  }));
}

const keyOf = (item: Placed) => item.key;

const sizeOf = ({ key, photo }: Placed) => ({
  scaled: gridProportion(photo.width, photo.height),
  fixed: captionHeight({ title: photo.title, by: isSigned(key) }),
});

function drawCard({ key, photo }: Placed) {
  const by = isSigned(key) && (
    <>
      <Avatar name="Oak & Linen" size={20} />
      <span>Oak & Linen</span>
    </>
  );
  return (
    <a className={styles.card} href={`#${key}`}>
      <div className={styles.picture}>
        <Picture {...photo} alt={photo.title || 'A picture without a title'} cover />
      </div>
      <Caption title={photo.title} by={by} />
    </a>
  );
}

/** Every third card has no maker, so that captions of every height stand in the grid. */
function isSigned(key: number): boolean {
  return key % 3 !== 1;
}
