import type { User } from 'features/users/api';

/** What the dialog is given that hands a profile on. */
export interface ProfileShareProps {
  /** Whose. */
  user: User;
  /** Called when it wants to go. */
  onClose: () => void;
}
