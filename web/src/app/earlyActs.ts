/**
 * What a reader presses and types on the server's markup before the app has taken it over
 * is kept, and done then, in order: they do not notice that a page is not ready yet. Part
 * of the first script of every page (`app/loader`), which is there long before the app's
 * weight; to the app it is the same module. Links need none of it, and a form's button is
 * disabled until then (`lib/ready`).
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Each once, where it was used last: a button that does not answer is pressed again. */
const used = new Set<HTMLElement>();

function keep({ type, target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  const element = type === 'input' ? target : target.closest<HTMLElement>('button');
  if (!element) return;
  used.delete(element);
  used.add(element);
}

for (const type of ['click', 'input']) document.addEventListener(type, keep, true);

/** The app hears presses and keys now; those that it missed are given to it. */
export function giveEarlyActs(): void {
  for (const type of ['click', 'input']) document.removeEventListener(type, keep, true);
  // Read before any is given: with the first, the app draws what it knows of the others.
  const gifts = [...used].map((element) =>
    element instanceof HTMLButtonElement ? () => element.click() : entry(element as Field),
  );
  used.clear();
  for (const give of gifts) give();
}

/** How to enter again what a field holds. */
function entry(field: Field): () => void {
  const { value } = field;
  const isChecked = field instanceof HTMLInputElement && field.checked;
  return () => {
    // The app takes over this part of the page before it hears of it, and its value as known.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      field.checked = !isChecked;
      field.click();
      return;
    }
    // React hears of a value only when it is another than the one that it saw set.
    field.value = value || !('defaultValue' in field) ? '' : field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) {
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
}
