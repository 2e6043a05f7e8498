import type { Board } from 'features/boards/api';
import type { Message } from 'features/conversations/api';
import type { DidIt } from 'features/did_its/api';
import type { Pin } from 'features/pins/api';
import type { UserRef } from 'features/users/api';

/** What is shown of a pin that was sent. */
export type SentPin = Pick<
  Pin,
  'id' | 'title' | 'alt_text' | 'auto_alt_text' | 'dominant_color' | 'images' | 'sensitivity_screen'
>;

/** What is shown of a board that was sent. */
export type SentBoard = Pick<
  Board,
  'id' | 'name' | 'url' | 'owner' | 'pin_count' | 'cover_images' | 'sensitivity_screen'
>;

/** What is sent with a message: one thing of these, or none. */
export interface Things {
  pin?: SentPin | null | undefined;
  board?: SentBoard | null | undefined;
  user?: UserRef | null | undefined;
  user_did_it_data?: DidIt | null | undefined;
}

/** A message as it is shown: the server's, or one that is being sent. */
export type ShownMessage = Omit<Message, keyof Things> & Things;

/** The ids of what is sent, as the server is told. */
export function idsOf({ pin, board, user, user_did_it_data: didIt }: Things) {
  return {
    ...(pin && { pin: pin.id }),
    ...(board && { board: board.id }),
    ...(user && { user: user.id }),
    ...(didIt && { user_did_it_data: didIt.id }),
  };
}
