import type { PinDetail } from 'features/pins/api';
import { Sheet } from 'ui/sheet/Sheet';
import styles from './CommentsSheet.module.css';
import { NewComment } from './NewComment';
import { Said } from './Said';

interface CommentsSheetProps {
  /** Below which. */
  pin: PinDetail;
  /** How many entries there are. */
  count: number;
  /** What it is called. */
  title: string;
  /** Whether it was opened to say something. */
  isWriting: boolean;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** All that is said below a pin, with the place to say something at its foot. Load it with `lazy`. */
export function CommentsSheet({ pin, count, title, isWriting, onClose }: CommentsSheetProps) {
  return (
    <Sheet open title={title} titleHidden onOpenChange={onClose}>
      <section className={styles.comments} tabIndex={-1} aria-label={title}>
        <h2 className={styles.heading}>{title}</h2>
        <Said pin={pin} count={count} isWhole />
        {pin.is_eligible_for_aggregated_comments && (
          <div className={styles.foot}>
            <NewComment pinId={pin.id} isFirst={count === 0} focused={isWriting} />
          </div>
        )}
      </section>
    </Sheet>
  );
}
