import type { Wanted } from 'features/users/parts/wanted';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface AskInProps {
  /** Called when the visitor goes on without signing in. */
  onClose: () => void;
  /** What signing in is good for here, in one sentence; what it is good for everywhere when missing. */
  reason?: ReactNode;
  /** What is done once they are signed in. */
  wanted?: Wanted;
  /** Begins with logging in, as this account where it is not empty. */
  account?: string;
  /** What follows on signing in; the page is loaded anew when missing. */
  onSignedIn?: () => void;
}

/** The dialog with the forms, handed in by the app: it knows every way in, which people do not. */
export const AskInContext = createContext<ComponentType<AskInProps>>(() => null);

/** Asks a visitor to sign up or log in, above the page at hand. */
export function AskIn(props: AskInProps) {
  const Dialog = useContext(AskInContext);
  return <Dialog {...props} />;
}
