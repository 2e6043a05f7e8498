import { type Pin, pinsApi } from 'features/pins/api';
import { FRESH_S } from 'lib/documents';
import { painted } from 'lib/painted';
import { paths } from 'lib/paths';
import { useNavigate } from 'react-router';

/** What a close-up is told by the grid that opened it, kept in the entry of the history. */
export interface OpenedFrom {
  /** The pin as the grid knew it: shown until the server has said the rest. */
  pin: Pin;
}

/** Where a card leads; the address of its pin's page unless a grid has another. */
export type PathOf = (pin: Pin) => string;

/** The address of a pin's page. */
export const pathOfPin: PathOf = ({ id }) => paths.pin(id);

/** Opens a pin's close-up; the picture of the card grows into the close-up's own. */
export function useOpenPin(pathOf: PathOf) {
  const navigate = useNavigate();
  const prefetch = pinsApi.usePrefetch('getPin', { ifOlderThan: FRESH_S });
  return async (pin: Pin, card: Element) => {
    // Asking tells the whole store, too: later than the press is seen.
    await painted();
    prefetch({ id: pin.id });
    // A close-up that is left gives the name away: two of one name stop the transition.
    name(document.querySelector('[data-closeup] img'), 'none');
    name(card.querySelector('img'), PICTURE);
    const state: OpenedFrom = { pin };
    void navigate(pathOf(pin), { state, viewTransition: true });
  };
}

function name(picture: HTMLElement | null, word: string) {
  picture?.style.setProperty('view-transition-name', word);
}

/** Name of the picture that grid and close-up share; `Closeup.module.css` has it too. */
const PICTURE = 'pin-picture';
