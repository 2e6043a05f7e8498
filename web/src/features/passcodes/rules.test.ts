import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createPasscodeRules, passcodeRules, resetPasscodeRules } from './rules';

/** The first problem of each field. */
function problems(rules: v.GenericSchema, given: unknown): Record<string, string> {
  const checked = v.safeParse(rules, given, { abortPipeEarly: true });
  const nested = checked.success ? {} : (v.flatten(checked.issues).nested ?? {});
  return Object.fromEntries(
    Object.entries(nested).map(([field, found]) => [field, (found as string[])[0] ?? '']),
  );
}

it.each([
  ['1234', undefined],
  [' 12 34 ', undefined],
  ['', 'Required'],
  ['   ', 'Required'],
  ['12a4', 'PasscodeDigits'],
  ['١٢٣٤', 'PasscodeDigits'],
  ['123', 'PasscodeLength'],
  ['12345', 'PasscodeLength'],
])('“%s” is a passcode, or %s', (passcode, problem) => {
  expect(problems(passcodeRules, { passcode }).passcode).toBe(problem);
});

it('compares what is typed twice', () => {
  const twice = (one: string, other: string) =>
    problems(resetPasscodeRules, { passcode: one, confirmPasscode: other });
  expect(twice('1234', '12 34')).toEqual({});
  expect(twice('1234', '1235')).toEqual({ confirmPasscode: 'PasscodesDiffer' });
  expect(twice('1234', '')).toEqual({ confirmPasscode: 'Required' });
});

it('wants another address than the account’s, twice', () => {
  const given = (backupEmail: string, confirmBackupEmail: string) =>
    problems(createPasscodeRules('kim@example.com'), {
      passcode: '1234',
      confirmPasscode: '1234',
      backupEmail,
      confirmBackupEmail,
    });
  expect(given('parent@example.org', 'Parent@example.org')).toEqual({});
  expect(given('KIM@example.com', 'KIM@example.com')).toEqual({ backupEmail: 'BackupEmailOwn' });
  expect(given('parent', 'x')).toEqual({
    backupEmail: 'EmailInvalid',
    confirmBackupEmail: 'EmailInvalid',
  });
  expect(given('parent@example.org', 'other@example.org')).toEqual({
    confirmBackupEmail: 'BackupEmailsDiffer',
  });
});
