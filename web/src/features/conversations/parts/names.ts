import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import type { ShownMessage, Things } from './things';

/** What a conversation is called: as its members named it, else by who they are. */
export function nameOf({
  name,
  users,
  emails,
}: Pick<Conversation, 'name' | 'users' | 'emails'>): string {
  return name || [...users.map((user) => user.full_name), ...emails].join(', ');
}

/** The other member of a conversation of two; none in a group. */
export function otherOf({ is_group, users }: Pick<Conversation, 'is_group' | 'users'>) {
  return is_group ? undefined : users[0];
}

/** Says what goes with a message; nothing where nothing does. */
export function useThingName() {
  const { t } = useLingui();
  return ({ pin, board, user, user_did_it_data: didIt }: Things): string => {
    if (pin) return pin.title || t`A pin`;
    if (board) return board.name;
    if (user) return user.full_name;
    return didIt ? t`Made by ${didIt.user.full_name}` : '';
  };
}

/** Says what a message is in a line: its words, else what was sent. */
export function useExcerpt() {
  const { t } = useLingui();
  const words = (message: ShownMessage): string => {
    const { text, pin, board, user, user_did_it_data: didIt } = message;
    if (message.is_unsent) return t`Took a message back`;
    if (text) return text;
    if (message.is_taken_down) return t`Taken down by the host`;
    if (pin) return t`Sent a pin`;
    if (board) return t`Sent a board`;
    if (user) return t`Sent a profile`;
    if (didIt) return t`Sent what was made of a pin`;
    return t`Sent something that is not shown to you`;
  };
  return (message: ShownMessage, isGroup: boolean): string => {
    const said = words(message);
    if (message.is_unsent && message.is_mine) return t`You took a message back`;
    if (message.is_mine) return t`You: ${said}`;
    return isGroup ? `${message.sender.full_name}: ${said}` : said;
  };
}
