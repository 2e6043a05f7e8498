import { STATE } from 'app/embedded';
import type { Pin } from 'features/pins/api';
import {
  CARD_SIZES,
  CLOSEUP_SIZES,
  cardSource,
  closeupSource,
  type Source,
} from 'features/pins/parts/picture';
import type { StartState } from 'lib/appData';

/** Pictures of a grid that stand in a phone's first screen. */
const FIRST = 4;

/**
 * Fetches the pictures with which a page begins that the browser draws (the server's markup names
 * its own): the app that draws it is heavier than they are, and on its way meanwhile.
 */
export function fetchFirstPictures(document: Document): void {
  const state = document.getElementById(STATE)?.textContent;
  if (!state || document.getElementById('__PWS_ROOT__')?.hasChildNodes()) return;
  const { resources } = (JSON.parse(state) as { initialReduxState: StartState }).initialReduxState;
  const pin = answer<Pin>(resources.PinResource);
  if (pin) {
    fetchPicture(document, closeupSource(pin.images), CLOSEUP_SIZES);
    return;
  }
  const pins = answer<Pin[]>(resources.UserHomefeedResource) ?? [];
  for (const { images } of pins.slice(0, FIRST)) {
    fetchPicture(document, cardSource(images), CARD_SIZES);
  }
}

/** What the page carries of a resource that it asks for once. */
function answer<T>(carried: StartState['resources'][string] | undefined): T | undefined {
  return Object.values(carried ?? {})[0]?.data as T | undefined;
}

function fetchPicture(document: Document, { src, srcSet }: Source, sizes: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'image',
      imageSrcset: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
      href: src,
    }),
  );
}
