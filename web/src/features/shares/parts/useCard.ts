import { useEffect, useState } from 'react';
import { type CardContent, type CardFailure, drawCard, NoCard } from './drawCard';

/** How far a card is. */
export type Card =
  | { is: 'drawing' }
  | { is: 'drawn'; file: File; src: string }
  | { is: CardFailure };

const DRAWING: Card = { is: 'drawing' };

/** Draws a card once it is known what stands on it, and again when asked. */
export function useCard(content: CardContent | null, name: string) {
  const [card, setCard] = useState<Card>(DRAWING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws it anew
  useEffect(() => {
    setCard(DRAWING);
    if (!content) return;
    let isGone = false;
    let src: string | undefined;
    const show = (blob: Blob) => {
      if (isGone) return;
      src = URL.createObjectURL(blob);
      setCard({ is: 'drawn', file: new File([blob], name, { type: blob.type }), src });
    };
    const fail = (error: unknown) => {
      if (!isGone) setCard({ is: error instanceof NoCard ? error.why : 'undrawable' });
    };
    drawCard(content).then(show, fail);
    return () => {
      isGone = true;
      if (src) URL.revokeObjectURL(src);
    };
  }, [content, name, attempt]);
  return { card, drawAgain: () => setAttempt((before) => before + 1) };
}
