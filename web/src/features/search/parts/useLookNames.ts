import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const NAMES: Record<string, MessageDescriptor> = {
  light: msg`Light`,
  medium: msg`Medium`,
  tan: msg`Tan`,
  deep: msg`Deep`,
  protective: msg`Protective`,
  coily: msg`Coily`,
  curly: msg`Curly`,
  wavy: msg`Wavy`,
  straight: msg`Straight`,
  shaved: msg`Shaved`,
};

/** Names skin tones and patterns of hair for the reader. */
export function useLookNames(): (value: string) => string {
  const { i18n } = useLingui();
  return (value) => {
    const name = NAMES[value];
    return name ? i18n._(name) : value;
  };
}
