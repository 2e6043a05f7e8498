import type { ApiError } from 'lib/errors';
import { createContext, useContext } from 'react';

/** What a protected change comes to: its failure, or nothing. A passcode not given is a failure. */
export type Sent = Promise<ApiError | undefined>;

/** Sends a protected change, with the passcode where there is one. */
export type Send = (passcode?: string) => Sent;

/** Sends it; asks for the passcode first where there is one. Outside of a gate nothing is asked. */
export const PasscodeContext = createContext<(send: Send) => Sent>((send) => send());

/** How to send what the parental passcode protects. */
export function usePasscode(): (send: Send) => Sent {
  return useContext(PasscodeContext);
}

/** Options with the passcode, where one was given. */
export function withCode<Options extends object>(options: Options, passcode?: string) {
  return passcode === undefined ? options : { ...options, passcode };
}
