import { createContext, useContext } from 'react';

/** A short message that goes away by itself. */
export interface Toast {
  /** What happened, in one sentence. */
  words: string;
  /** What can be done about it, above all undoing it. */
  action?: { label: string; onPress: () => void };
  /** A small picture before the words: what was saved. */
  picture?: string;
  /** Something failed: read at once, and stays longer. */
  tone?: 'plain' | 'danger';
}

/** A toast in the region. */
export interface ShownToast extends Toast {
  key: number;
}

/** Shows a toast; the latest three are in sight. */
export type ShowToast = (toast: Toast) => void;

/** How long a toast stays, in milliseconds: longer where something can be pressed or went wrong. */
export function staysFor(toast: Toast): number {
  return toast.action || toast.tone === 'danger' ? 10_000 : 5_000;
}

/** Set by `ToastProvider`. */
export const ToastContext = createContext<ShowToast | null>(null);

/** The way to show a toast. Below `ToastProvider` only. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) {
    throw new Error('useToast needs a ToastProvider above it');
  }
  return show;
}
