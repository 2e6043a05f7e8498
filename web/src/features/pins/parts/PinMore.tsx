import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from 'ui/icon-button/IconButton';

const PinMenu = lazy(() => import('./PinMenu').then((module) => ({ default: module.PinMenu })));

interface PinMoreProps extends Pick<IconButtonProps, 'kind' | 'size'> {
  /** What the menu is about. */
  pin: Pin;
  /** Told when the menu opens or closes, so that what the button stands on stays meanwhile. */
  onHold?: (held: boolean) => void;
}

/** A round button with what else can be done with a pin; the menu's weight comes with the first press. */
export function PinMore({ pin, onHold, ...look }: PinMoreProps) {
  const { t } = useLingui();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const show = (open: boolean) => {
    setOpen(open);
    onHold?.(open);
  };
  return (
    <>
      <IconButton
        {...look}
        ref={anchor}
        label={t`More`}
        icon="more"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => show(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <PinMenu pin={pin} anchor={anchor} onOpenChange={show} />
        </Suspense>
      )}
    </>
  );
}
