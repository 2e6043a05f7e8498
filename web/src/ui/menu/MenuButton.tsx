import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton';
import type { MenuEntry } from './Menu';

const Menu = lazy(() => import('./Menu').then((module) => ({ default: module.Menu })));

export interface MenuButtonProps extends Pick<IconButtonProps, 'icon' | 'kind' | 'size'> {
  /** Name of the button and of its menu. */
  label: string;
  /** Its lines in their order. */
  entries: readonly MenuEntry[];
}

/** A round button with a menu, whose weight comes with the first press. */
export function MenuButton({ label, entries, ...look }: MenuButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        {...look}
        ref={anchor}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <Menu
            anchor={anchor}
            open={open}
            onOpenChange={setOpen}
            label={label}
            entries={entries}
          />
        </Suspense>
      )}
    </>
  );
}
