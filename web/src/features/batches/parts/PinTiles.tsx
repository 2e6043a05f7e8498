import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { pictureWords } from 'features/pins/parts/picture';
import { useSmall } from 'lib/media';
import { cardSource } from 'lib/pictureSource';
import { Icon } from 'ui/icon/Icon';
import { Picture } from 'ui/picture/Picture';
import type { Gap } from 'ui/tile-grid/reordered';
import { TileGrid } from 'ui/tile-grid/TileGrid';
import styles from './Organise.module.css';

interface PinTilesProps {
  /** Name of the grid for screen readers. */
  label: string;
  /** The pins in their order. */
  pins: readonly Pin[];
  /** Which are chosen. */
  chosen: 'all' | ReadonlySet<string>;
  /** Called with those that are chosen after a press. */
  onChoose: (chosen: 'all' | ReadonlySet<string>) => void;
  /** Called when pins are dropped between others. */
  onReorder: (moved: ReadonlySet<string>, gap: Gap) => void;
  /** Called near the end; left out where there are no more. */
  onNearEnd: (() => void) | undefined;
  /** Whether more are on their way. */
  waiting: boolean;
}

/** The squares of a phone, three in a row, and of a wide screen. */
const SMALL = { tile: 100, gap: 8 };
const WIDE = { tile: 176, gap: 16 };

/** Pins as even squares that are chosen and dragged. */
export function PinTiles({ pins, onReorder, ...rest }: PinTilesProps) {
  const { t } = useLingui();
  const small = useSmall();
  return (
    <TileGrid
      {...rest}
      tiles={pins}
      size={small ? SMALL : WIDE}
      draw={drawPin}
      drag={{
        kind: 'pin',
        words: (pin) => pin.grid_title || pictureWords(pin) || t`Pin ${pin.id}`,
        onReorder,
      }}
    />
  );
}

function drawPin(pin: Pin) {
  return (
    <span className={styles.square} data-screened={Boolean(pin.sensitivity_screen) || undefined}>
      {pin.sensitivity_screen ? (
        <Icon name="eye-off" size={28} />
      ) : (
        <Picture
          {...cardSource(pin.images)}
          alt=""
          color={pin.dominant_color}
          sizes="(max-width: 767px) 33vw, 240px"
          cover
        />
      )}
    </span>
  );
}
