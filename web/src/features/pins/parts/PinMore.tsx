import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from 'ui/icon-button/IconButton';

const PinMenu = lazy(() => import('./PinMenu').then((module) => ({ default: module.PinMenu })));

interface PinMoreProps extends Pick<IconButtonProps, 'kind' | 'size'> {
  /** What the menu is about. */
  pin: Pin;
}

/** A round button with what else can be done with a pin; the menu's weight comes with the first press. */
export function PinMore({ pin, ...look }: PinMoreProps) {
  const { t } = useLingui();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        {...look}
        ref={anchor}
        label={t`More`}
        icon="more"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <PinMenu pin={pin} anchor={anchor} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
