import { type CSSProperties, createContext, useContext } from 'react';

/** Whether what is drawn stands in a dialog. */
export const InModal = createContext(false);

/** The layer of a flyout that opens here: above the dialog it stands in, below every other. */
export function useFlyoutLayer(): CSSProperties {
  const inModal = useContext(InModal);
  return { zIndex: inModal ? 'var(--layer-modal-flyout)' : 'var(--layer-flyout)' };
}
