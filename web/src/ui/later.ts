/**
 * Does something once the pictures of the first screen stand and the browser has nothing better
 * to do: what the page does not need to be read comes behind what it does.
 */
export function later(work: () => void): void {
  const idle = window.requestIdleCallback ?? ((begin: () => void) => setTimeout(begin, 1000));
  // Lazy ones out of sight may never come. One that fails is waited for no longer.
  const first = [...document.images].filter((one) => one.loading !== 'lazy' || isInSight(one));
  void Promise.allSettled(first.map((image) => image.decode?.())).then(() => idle(() => work()));
}

function isInSight(image: HTMLImageElement): boolean {
  const { top, bottom, left, right } = image.getBoundingClientRect();
  const isAcross = right > Math.max(left, 0) && left < window.innerWidth;
  return isAcross && bottom > 0 && top < window.innerHeight;
}
