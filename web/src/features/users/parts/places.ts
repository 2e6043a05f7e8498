import { useLingui } from '@lingui/react';
import { accountApi } from 'features/users/parts/account';
import type { Choice } from 'ui/select/Select';

/**
 * Countries to choose from, the one that is held always among them: until the
 * list has come under the name the browser has for it, so that the field stands
 * at once and sends what it shows.
 */
export function useCountries(held: string | null | undefined): Choice[] {
  const { i18n } = useLingui();
  const { data } = accountApi.useListCountriesQuery({});
  return withHeld(data, held, () => nameOf('region', held ?? '', i18n.locale));
}

/** Languages to choose from, each named in itself; the one that is held always among them. */
export function useLocales(held: string): Choice[] {
  const { data } = accountApi.useListLocalesQuery({});
  const tag = held.replace('_', '-');
  return withHeld(data, held, () => nameOf('language', tag, tag));
}

function withHeld(
  choices: Choice[] | undefined = [],
  held: string | null | undefined,
  name: () => string | undefined,
): Choice[] {
  if (!held || choices.some(({ value }) => value === held)) return choices;
  return [{ value: held, label: name() ?? held }, ...choices];
}

function nameOf(type: 'region' | 'language', code: string, locale: string): string | undefined {
  return new Intl.DisplayNames([locale], { type, languageDisplay: 'standard' }).of(code);
}
