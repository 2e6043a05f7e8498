import { msg } from '@lingui/core/macro';
import type { Problem } from 'lib/problems';
import * as v from 'valibot';

/** What is found wrong with passcodes alone (specification §5, to the letter). */
export const passcodeTexts = {
  PasscodeDigits: msg`Please only use numbers`,
  PasscodeLength: msg`Please enter four digits`,
  PasscodesDiffer: msg`Please make sure your passcodes match`,
  BackupEmailOwn: msg`This email address is already used for this Pinterest account.`,
  BackupEmailsDiffer: msg`Please make sure your email addresses match`,
};

/** A name of what can be wrong with them. */
export type PasscodeProblem = Problem | keyof typeof passcodeTexts;

const problem = (name: PasscodeProblem) => name;

/** Specification §5: required, digits only, exactly four; spaces do not count. */
const passcode = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/\s/g, '')),
  v.minLength(1, problem('Required')),
  v.regex(/^[0-9]*$/, problem('PasscodeDigits')),
  v.length(4, problem('PasscodeLength')),
);

const email = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, problem('Required')),
  v.email(problem('EmailInvalid')),
);

/** The passcode, typed to change something. */
export const passcodeRules = v.object({ passcode });

/** Another passcode, typed twice (contract `ResetPasscode`). */
export const resetPasscodeRules = v.pipe(
  v.object({ passcode, confirmPasscode: passcode }),
  v.forward(
    v.partialCheck(
      [['passcode'], ['confirmPasscode']],
      (given) => given.passcode === given.confirmPasscode,
      problem('PasscodesDiffer'),
    ),
    ['confirmPasscode'],
  ),
);

/** A new passcode of the account with this address (contract `CreatePasscode`). */
export function createPasscodeRules(own: string) {
  return v.pipe(
    v.object({
      passcode,
      confirmPasscode: passcode,
      backupEmail: v.pipe(
        email,
        v.check((given) => !isSame(given, own), problem('BackupEmailOwn')),
      ),
      confirmBackupEmail: email,
    }),
    v.forward(
      v.partialCheck(
        [['passcode'], ['confirmPasscode']],
        (given) => given.passcode === given.confirmPasscode,
        problem('PasscodesDiffer'),
      ),
      ['confirmPasscode'],
    ),
    v.forward(
      v.partialCheck(
        [['backupEmail'], ['confirmBackupEmail']],
        (given) => isSame(given.backupEmail, given.confirmBackupEmail),
        problem('BackupEmailsDiffer'),
      ),
      ['confirmBackupEmail'],
    ),
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
