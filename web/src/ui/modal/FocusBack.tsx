import { useEffect, useState } from 'react';

/**
 * Stands in a dialog, and gives the focus back to the button of the menu that opened it: the line
 * that was pressed, to which the dialog would give it back, goes as the dialog comes.
 */
export function FocusBack() {
  const [button] = useState(menuButton);
  useEffect(
    () => () => {
      // After the dialog has looked for that line.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) button?.focus();
      });
    },
    [button],
  );
  return null;
}

function menuButton(): HTMLElement | null {
  if (!document.activeElement?.closest('[role="menu"]')) return null;
  return document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]');
}
