import { Archived } from './Archived';
import { Inbox } from './Inbox';
import { Requests } from './Requests';
import type { ListName } from './ways';

interface ListsProps {
  /** Which of them. */
  list: ListName;
  /** The conversation that is open beside it. */
  openId: string | null;
}

/** A list of conversations, with the ways to the others. */
export function Lists({ list, openId }: ListsProps) {
  if (list === 'requests') return <Requests openId={openId} />;
  return list === 'archived' ? <Archived openId={openId} /> : <Inbox openId={openId} />;
}
