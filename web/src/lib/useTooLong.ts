import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { characters } from 'lib/characters';

/**
 * What is wrong with a text of more characters than the server takes, which counts none of the
 * blanks around it; nothing with others.
 */
export function useTooLong(text: string, most: number): string | undefined {
  const { t } = useLingui();
  const surplus = characters(text.trim()) - most;
  if (surplus <= 0) return undefined;
  return t`${plural(surplus, { one: '# character too many', other: '# characters too many' })}`;
}
