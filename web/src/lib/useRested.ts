import { useEffect, useState } from 'react';

/** A text once it has not changed for so many milliseconds; nothing at once for nothing. */
export function useRested(text: string, milliseconds: number): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    // Nothing is asked for nothing, and no page begins with a timer for it.
    if (text === '') return setRested('');
    const timer = setTimeout(() => setRested(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return text === '' ? '' : rested;
}
