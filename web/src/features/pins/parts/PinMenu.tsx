import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { Menu, type MenuProps } from 'ui/menu/Menu';
import { usePinMenu } from './usePinMenu';

interface PinMenuProps extends Pick<MenuProps, 'anchor' | 'onOpenChange'> {
  /** What it is about. */
  pin: Pin;
}

/** What else can be done with a pin. Load it with `lazy`. */
export function PinMenu({ pin, ...menu }: PinMenuProps) {
  const { t } = useLingui();
  const entries = usePinMenu(pin);
  return <Menu {...menu} open label={t`More`} entries={entries} />;
}
