import { Plural, useLingui } from '@lingui/react/macro';
import { paths } from 'lib/paths';
import { cardSource } from 'lib/pictureSource';
import { sharePaths } from 'lib/sharePaths';
import type { ReactNode } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import { gridProportion } from 'ui/picture/gridProportion';
import { Picture } from 'ui/picture/Picture';
import styles from './ThingCard.module.css';
import type { SentBoard, SentPin, ShownMessage, Things } from './things';

/** How wide a card is, in CSS pixels. */
const WIDTH = 220;

/** The message with which a thing was sent, as far as it is known. */
type SentWith = Partial<Pick<ShownMessage, 'conversation_id' | 'sender' | 'is_mine'>>;

type ThingProps = Things & SentWith;

/**
 * What was sent with a message, as a card that leads to it; nothing where nothing was. Pictures of
 * which others are warned are behind the warning on its page. A pin of another member's message
 * opens with who sent it.
 */
export function ThingCard({ pin, board, user, user_did_it_data: didIt, ...message }: ThingProps) {
  const { t } = useLingui();
  if (pin) return <PinThing pin={pin} path={pathOf(pin, message)} />;
  if (board) return <BoardThing board={board} />;
  if (user) {
    return (
      <a className={styles.card} data-row href={paths.profile(user.username)}>
        <Avatar name={user.full_name} src={user.image_medium_url ?? null} size={48} />
        <Words name={user.full_name} detail={`@${user.username}`} />
      </a>
    );
  }
  if (!didIt) return null;
  const [shot] = didIt.sensitivity_screen ? [] : didIt.images;
  return (
    <a className={styles.card} href={paths.pin(didIt.pin_id)}>
      {shot && <Shown images={shot} alt="" color={didIt.dominant_colors[0]} />}
      <Words name={t`Made by ${didIt.user.full_name}`} detail={didIt.details} />
    </a>
  );
}

function pathOf({ id }: SentPin, { conversation_id, sender, is_mine }: SentWith): string {
  if (!conversation_id || !sender || is_mine) return paths.pin(id);
  return sharePaths.receivedPin(id, conversation_id, sender.id);
}

function PinThing({ pin, path }: { pin: SentPin; path: string }) {
  const { t } = useLingui();
  const words = pin.alt_text || pin.auto_alt_text || '';
  return (
    <a className={styles.card} href={path} aria-label={pin.title || words || t`A pin`}>
      {!pin.sensitivity_screen && (
        <Shown images={pin.images} alt={words} color={pin.dominant_color} />
      )}
      {pin.sensitivity_screen ? (
        <Words name={pin.title || t`A pin`} detail={t`It may be sensitive. Open it to see it.`} />
      ) : (
        pin.title && <Words name={pin.title} />
      )}
    </a>
  );
}

function BoardThing({ board }: { board: SentBoard }) {
  const [cover] = board.sensitivity_screen?.show_warning ? [] : board.cover_images;
  return (
    <a className={styles.card} href={board.url}>
      {cover && <Shown images={cover} alt="" />}
      <Words
        name={board.name}
        detail={
          <>
            {board.owner.full_name}
            {' · '}
            <Plural value={board.pin_count} one="# pin" other="# pins" />
          </>
        }
      />
    </a>
  );
}

interface ShownProps {
  images: SentPin['images'];
  alt: string;
  color?: string | null | undefined;
}

/** A picture in the place that the grid gives it, so that nothing moves when it comes. */
function Shown({ images, alt, color }: ShownProps) {
  const { width, height } = images.orig;
  return (
    <span className={styles.picture} style={{ aspectRatio: 1 / gridProportion(width, height) }}>
      <Picture {...cardSource(images)} alt={alt} color={color} sizes={`${WIDTH}px`} cover />
    </span>
  );
}

function Words({ name, detail }: { name: string; detail?: ReactNode }) {
  return (
    <span className={styles.words}>
      <bdi className={styles.name}>{name}</bdi>
      {detail && <bdi className={styles.detail}>{detail}</bdi>}
    </span>
  );
}
