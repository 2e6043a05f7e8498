/** What stands above the page has the keys. */
const PANELS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * One key leads to the field that names it (`aria-keyshortcuts`) from everywhere on the page but
 * from where one writes; before the app is there, too.
 */
export function hearShortcuts(): void {
  document.addEventListener('keydown', followShortcut);
}

/** Leads to a field, if the key is one's. */
export function followShortcut(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !/^[a-z/]$/.test(key)) return;
  if ((target instanceof Element && target.closest(FIELDS)) || document.querySelector(PANELS))
    return;
  const field = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (!field) return;
  event.preventDefault();
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
}
