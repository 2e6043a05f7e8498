/**
 * A transition that cannot be shown, because the reader goes on before it has begun or the
 * window is hidden, is skipped by the browser, and the page changes all the same. The router
 * leaves that unhandled, and the browser would report a failure that is none. What goes wrong
 * while the page changes is reported as before.
 */
export function quietTransitions(document: Document): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (change) => {
    const transition = start(change);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
