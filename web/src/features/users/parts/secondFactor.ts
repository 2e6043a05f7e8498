import { createContext, useContext } from 'react';
import type { Sent } from './passcode';

/**
 * Sends a change; where the server wants the second factor first, asks for it and sends again.
 * Outside of a gate nothing is asked.
 */
export const SecondFactorContext = createContext<(send: () => Sent) => Sent>((send) => send());

/** How to send what only a fresh proof of the second factor may change. */
export function useSecondFactor(): (send: () => Sent) => Sent {
  return useContext(SecondFactorContext);
}
