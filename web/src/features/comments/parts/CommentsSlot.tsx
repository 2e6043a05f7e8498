// What the page carries of comments is taken before the part is there.
import 'features/comments/api';
import type { PinDetail } from 'features/pins/api';
import { Part } from 'lib/Part';
import { lazy } from 'react';

const Comments = lazy(() => import('./Comments').then((part) => ({ default: part.Comments })));

/** The place of what is said below a pin, which the browser fetches after the page. */
export function CommentsSlot({ pin }: { /** Below which. */ pin: PinDetail }) {
  return (
    <Part>
      <Comments pin={pin} />
    </Part>
  );
}
