import { msg } from '@lingui/core/macro';
import { addTexts } from 'lib/errorTexts';

/** What can go wrong with second factors and passkeys, by its stable name; not part of the first page. */
export const factorTexts = {
  TotpCodeWrong: msg`This code does not fit. Check that your phone shows the right time, and use the next code.`,
  PasskeyInvalid: msg`This passkey could not be added. Start again.`,
  PasskeysUnavailable: msg`Passkeys do not work at this address.`,
  MfaRequired: msg`Prove with a second step that it is you.`,
  MfaTokenWrong: msg`This code is wrong or has been used. Try the next one.`,
  PasskeyRefused: msg`This passkey did not work. Try again, or log in with your password.`,
  EmailUnverified: msg`Verify your email first.`,
  MfaOn: msg`Two-step verification is already on.`,
  MfaOff: msg`Two-step verification is off. Set it up from the beginning.`,
  PasskeyTaken: msg`This passkey has been added before.`,
  PasskeysMany: msg`An account can have 20 passkeys. Remove one first.`,
  PasskeyCancelled: msg`No passkey was made. Try again when you are ready.`,
};

addTexts(factorTexts);
