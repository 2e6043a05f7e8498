import { useLingui } from '@lingui/react/macro';

/** What sort of article it is, in a word above its title; nothing of a plain story. */
export function useKicker(): (type: number) => string | null {
  const { t } = useLingui();
  const words: Record<number, string> = {
    0: t`Trending`,
    1: t`The best of`,
    2: t`Trending searches`,
    4: t`To shop`,
  };
  return (type) => words[type] ?? null;
}
