import { EventWords } from './EventWords';
import { useExcerpt } from './names';
import type { ShownMessage } from './things';

interface ExcerptProps {
  message: ShownMessage;
  /** Whether there are several others, so that names tell them apart. */
  isGroup: boolean;
}

/** A message in a line: what a member wrote, or did in place of it. */
export function Excerpt({ message, isGroup }: ExcerptProps) {
  const excerpt = useExcerpt();
  return message.event ? <EventWords message={message} /> : excerpt(message, isGroup);
}
