import type { RefObject } from 'react';
import { Popover as Float, Menu as List, MenuItem } from 'react-aria-components';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import { useFlyoutLayer } from '../popover/layer';
import type { Placement } from '../popover/Popover';
import floating from '../popover/Popover.module.css';
import { Sheet } from '../sheet/Sheet';
import styles from './Menu.module.css';

/** A line of a menu: something to do or somewhere to go. */
export interface MenuEntry {
  /** What tells it from every other. */
  key: string;
  /** A verb in sentence case. */
  label: string;
  /** A drawing before it. */
  icon?: IconName;
  /** Takes something away. */
  danger?: boolean;
  /** Cannot be done now. */
  disabled?: boolean;
  /** Does it. */
  onAction?: () => void;
  /** Or leads there. */
  href?: string;
}

export interface MenuProps {
  /** What it belongs to; it carries `aria-haspopup="menu"` and `aria-expanded`. */
  anchor: RefObject<Element | null>;
  /** Whether it is there. */
  open: boolean;
  /** Called with false when it wants to go. */
  onOpenChange: (open: boolean) => void;
  /** Its name: read aloud, and the heading where it is a sheet. */
  label: string;
  /** Its lines in their order. */
  entries: readonly MenuEntry[];
  /** Where it stands, if there is room. */
  placement?: Placement;
  /** Comes up from below instead, for fingers. */
  sheet?: boolean;
}

/**
 * A list of things to do, by the menu pattern: arrows, first letters, Escape. One serves a whole
 * grid: move its anchor. Load it with `lazy`.
 */
export function Menu({
  anchor,
  open,
  onOpenChange,
  label,
  entries,
  placement = 'bottom end',
  sheet,
}: MenuProps) {
  const layer = useFlyoutLayer();
  const list = <Entries label={label} entries={entries} onDone={() => onOpenChange(false)} />;
  if (sheet) {
    return (
      <Sheet open={open} onOpenChange={onOpenChange} title={label}>
        {list}
      </Sheet>
    );
  }
  return (
    <Float
      className={floating.popover}
      style={layer}
      aria-label={label}
      triggerRef={anchor}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={8}
      containerPadding={12}
    >
      {list}
    </Float>
  );
}

function Entries({
  label,
  entries,
  onDone,
}: {
  label: string;
  entries: readonly MenuEntry[];
  onDone: () => void;
}) {
  return (
    <List className={styles.menu} aria-label={label} autoFocus="first" onClose={onDone}>
      {entries.map((entry) => (
        <MenuItem
          key={entry.key}
          id={entry.key}
          className={styles.entry}
          data-danger={entry.danger || undefined}
          isDisabled={entry.disabled}
          href={entry.href}
          onAction={entry.onAction}
          textValue={entry.label}
        >
          {entry.icon && <Icon name={entry.icon} size={20} />}
          {entry.label}
        </MenuItem>
      ))}
    </List>
  );
}
