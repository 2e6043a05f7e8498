/**
 * A press on the server's markup before the app has taken it over is kept, and
 * done then: the viewer does not notice that a page is not ready yet. The server names this
 * file as a script of its own, which is there long before the app's weight; to
 * the app it is the same module. Links need none of it, and a form's button is
 * disabled until then (`lib/ready`).
 */
let pressed: HTMLElement | null = null;

function keep({ target }: Event): void {
  // The last press is what the viewer waits for, pressed once or thrice.
  pressed = target instanceof Element ? target.closest<HTMLElement>('button') : null;
}

document.addEventListener('click', keep, true);

/** The app hears presses now; the one that it missed is given to it. */
export function giveEarlyPress(): void {
  document.removeEventListener('click', keep, true);
  pressed?.click();
  pressed = null;
}
