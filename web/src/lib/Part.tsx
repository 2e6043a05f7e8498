import { type ReactNode, Suspense, startTransition, useLayoutEffect, useState } from 'react';
import type { Root } from 'react-dom/client';

let isWhole = false;

/**
 * The place of something that the browser loads for itself. The rest of the page does not wait
 * for it, but where the page is drawn whole.
 */
export function Part({
  children,
}: {
  /** Made by `lazy`, and always the same. */ children: ReactNode;
}) {
  const [isAwaited] = useState(isWhole);
  return isAwaited ? children : <Suspense fallback={null}>{children}</Suspense>;
}

/**
 * Draws a page from nothing, with all of its parts at once: one that came later would push away
 * what stands below it. Parts of pages that are opened afterwards come when they are there.
 */
export function drawWhole(root: Root, page: ReactNode): void {
  isWhole = true;
  // What suspends a transition is waited for, where nothing stands around it that says otherwise.
  startTransition(() => root.render(<Whole>{page}</Whole>));
}

function Whole({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    isWhole = false;
  }, []);
  return children;
}
