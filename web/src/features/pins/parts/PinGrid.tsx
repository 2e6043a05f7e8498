import type { Pin } from 'features/pins/api';
import type { Schema } from 'lib/call';
import { lazy, type MouseEvent, Suspense, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Masonry } from 'ui/masonry/Masonry';
import { type PathOf, pathOfPin, useOpenPin } from './openPin';
import { PinCard } from './PinCard';
import { cardSize, pictureSize } from './picture';
import { useLongPress } from './useLongPress';

const PinControls = lazy(() =>
  import('./PinControls').then((module) => ({ default: module.PinControls })),
);

const PinSheet = lazy(() => import('./PinSheet').then((module) => ({ default: module.PinSheet })));

interface PinGridProps {
  /** Name of the list for screen readers. */
  label: string;
  /** The pins in their order, each once. */
  pins: readonly Pin[];
  /** Called near the end of the pins; left out where there are no more. */
  onNearEnd?: (() => void) | undefined;
  /** How large they are; compact ones are pictures alone. */
  density?: Schema['Density'] | undefined;
  /**
   * Whether a small phone (540 pixels high) may have all of it below its screen: its pictures load
   * once they are seen.
   */
  isLow?: boolean | undefined;
  /**
   * Pixels of a phone's screen that what the page is about has at least, where this stands below
   * that: its pictures load behind it.
   */
  below?: number | undefined;
  /** Where its cards lead, if not to the pages of their pins. Keep the function's identity. */
  pathOf?: PathOf | undefined;
}

/** How many cards stand in the first row of a phone, and of a desktop: what is seen of them loads before all others. */
const PHONE_ROW = 2;
const DESKTOP_ROW = 5;

/** A card that has the controls, and the place in it where they stand. */
interface Lent {
  pin: Pin;
  place: Element;
}

/**
 * Pins in columns. Cards are plain markup; this hears every press for them and
 * lends one set of controls to the card under the pointer or focus. A finger
 * that rests on a card opens a sheet with the same.
 */
export function PinGrid(props: PinGridProps) {
  const { label, pins, onNearEnd, density, isLow, below, pathOf = pathOfPin } = props;
  const open = useOpenPin(pathOf);
  const order = below ? BELOW : isLow ? LATER : FIRST;
  const draw = useMemo(() => drawFirst(order, pathOf), [order, pathOf]);
  const [lent, setLent] = useState<Lent | null>(null);
  const [held, setHeld] = useState(false);
  const [sheet, setSheet] = useState<Pin | null>(null);
  const pinAt = (target: EventTarget) => {
    const card = (target as Element).closest('[data-pin]');
    const pin = card && pins.find(({ id }) => id === card.getAttribute('data-pin'));
    return pin && card ? { pin, card } : null;
  };
  const lend = (target: EventTarget) => {
    if (held) return;
    const found = pinAt(target);
    // The card's first part is the picture, and the controls stand on it.
    const place = found?.card.firstElementChild;
    if (place !== lent?.place) setLent(found && place ? { pin: found.pin, place } : null);
  };
  const { consumed, ...finger } = useLongPress((target) => setSheet(pinAt(target)?.pin ?? null));
  const onClick = (event: MouseEvent) => {
    if (consumed()) return event.preventDefault();
    const found = pinAt(event.target);
    if (!found || !opens(event)) return;
    event.preventDefault();
    void open(found.pin, found.card);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the presses of the links and buttons inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are reached and opened by keys
    <div
      {...finger}
      onClick={onClick}
      onContextMenu={(event) => consumed() && event.preventDefault()}
      onPointerOver={(event) => event.pointerType !== 'touch' && lend(event.target)}
      onPointerLeave={() => !held && setLent(null)}
      onFocus={(event) => event.target.matches(':focus-visible') && lend(event.target)}
    >
      <Masonry
        key={density}
        density={density}
        label={label}
        items={pins}
        itemKey={keyOf}
        itemSize={density === 'compact' ? pictureSize : cardSize}
        renderItem={draw}
        above={below}
        onNearEnd={onNearEnd}
      />
      {lent &&
        createPortal(
          <Suspense fallback={null}>
            <PinControls key={lent.pin.id} pin={lent.pin} onHold={setHeld} />
          </Suspense>,
          lent.place,
        )}
      {sheet && (
        <Suspense fallback={null}>
          <PinSheet pin={sheet} onClose={() => setSheet(null)} />
        </Suspense>
      )}
    </div>
  );
}

const keyOf = (pin: Pin) => pin.id;

/** How many cards load before all others, and whether the rest of a desktop's row does where it is seen. */
interface Order {
  row: number;
  rest: 'later' | false;
}

const FIRST: Order = { row: PHONE_ROW, rest: 'later' };
const LATER: Order = { row: 0, rest: 'later' };
const BELOW: Order = { row: 0, rest: false };

/** Draws cards in an order of loading. */
const drawFirst =
  ({ row, rest }: Order, pathOf: PathOf) =>
  (pin: Pin, index: number) => (
    <PinCard pin={pin} href={pathOf(pin)} first={index < row || (index < DESKTOP_ROW && rest)} />
  );

/** Whether a click means opening the pin: on its picture or words, with nothing held down. */
function opens(event: MouseEvent): boolean {
  const target = event.target as Element;
  const control = target.closest('a, button, summary, [role=dialog]');
  const onCard = event.currentTarget.contains(target);
  const plain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return (
    onCard && plain && !event.defaultPrevented && (!control || control.hasAttribute('data-open'))
  );
}
