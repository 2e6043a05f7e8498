import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiError } from 'lib/errors';

/**
 * The failures of the contract in the reader's language, by their stable names
 * (crates/contract/src/errors.rs). Forms use the same texts for what they find
 * wrong before they ask the server.
 */
const texts = {
  InvalidInput: msg`That does not look right. Check the marked field.`,
  BookmarkInvalid: msg`This list has moved on. Load it again from the top.`,
  EmailInvalid: msg`Please enter a valid email address`,
  PasswordLength: msg`Use a password of 8 to 128 characters.`,
  PasswordCharacters: msg`Oops! Your password can only have letters, numbers and basic symbols.`,
  PasswordCommon: msg`Too many people use this password. Choose another one.`,
  UsernameInvalid: msg`A username has 3 to 30 letters, digits or underscores.`,
  TextLength: msg`This text is empty or too long.`,
  LinkInvalid: msg`Please enter a full web address, such as https://example.com/page.`,
  PhoneInvalid: msg`Please enter a phone number of 4 to 14 digits, without the country's prefix.`,
  InviteRequired: msg`You need an invite to make an account here.`,
  InviteInvalid: msg`This invite has been used or is too old. Ask for a new one.`,
  SignUpClosed: msg`New accounts cannot be made here at the moment.`,
  InvitesUsedUp: msg`You have as many invites as there may be. End one first.`,
  PictureType: msg`This file is not a picture we can read. Use JPEG, PNG, WebP or GIF.`,
  PictureBroken: msg`This picture is damaged or incomplete. Try another file.`,
  PictureDimensions: msg`This picture has too many pixels. Use one of at most 40 megapixels.`,
  PictureUnreachable: msg`We could not fetch a picture from this address.`,
  UploadInvalid: msg`This upload has expired. Choose the file again.`,
  UploadUnfinished: msg`This picture is still being prepared. Try again in a moment.`,
  SignInRequired: msg`Log in to continue.`,
  MailLinkInvalid: msg`This link has been used or is too old. Ask for a new mail.`,
  PasswordWrong: msg`This is not your password.`,
  FullLogInRequired: msg`Log in with your password to continue.`,
  CredentialsWrong: msg`The email, username or password you entered is incorrect.`,
  NotAllowed: msg`You are not allowed to do this.`,
  WriteBanned: msg`Your account cannot publish, save or follow at the moment.`,
  BusinessLimit: msg`You have as many business accounts as one person may have.`,
  LogInShared: msg`This business shares its log-in with your personal account. Change it there.`,
  BusinessRequired: msg`This needs a business account.`,
  PersonalRequired: msg`This needs a personal account.`,
  BusinessesLinked: msg`Unlink your business accounts first.`,
  LinkRequired: msg`This business is not linked to a personal account.`,
  AccountSuspended: msg`Your account is suspended. Write to the people who run this site if you think this is a mistake.`,
  CsrfFailed: msg`This page is out of date. Reload it and try again.`,
  NotFound: msg`We could not find that.`,
  AddressUnknown: msg`There is nothing at this address.`,
  EmailTaken: msg`There is already an account with this email address. Log in instead.`,
  UsernameTaken: msg`This username is taken.`,
  UsernameChanges: msg`You changed your username several times lately. Try again in some weeks.`,
  BoardNameTaken: msg`You already have a board with this name.`,
  TooLarge: msg`This is too large.`,
  PictureTooLarge: msg`This picture is too large. Use one of at most 20 MB.`,
  RateLimited: msg`You are going too fast. Wait a moment and try again.`,
  GuessedTooOften: msg`Too many tries. Wait a moment, or choose a new password by mail.`,
  HandshakeInvalid: msg`This took too long. Log in again.`,
  Busy: msg`We are busy. Try again in a moment.`,
  Internal: msg`Sorry! Something went wrong on our end!`,
  // Found before the server is asked.
  Required: msg`Required`,
  CountryInvalid: msg`Use the two letters of a country, such as DE.`,
  BoardMissing: msg`Choose a board.`,
  PictureMissing: msg`Choose a picture first, and wait until it is ready.`,
} satisfies Record<string, MessageDescriptor>;

/** A stable name of a failure that has a text here. */
export type Problem = keyof typeof texts;

/** Texts that only some pages need, which load them with themselves. */
export function addTexts(more: Record<string, MessageDescriptor>): void {
  Object.assign(texts, more);
}

/** The text of one problem. */
export function problemText(i18n: I18n, problem: Problem): string {
  return i18n._(texts[problem]);
}

/** What a failed call says to people: in their language if its name is known, else in the server's words. */
export function errorText(i18n: I18n, error: unknown): string {
  if (!isApiError(error)) return problemText(i18n, 'Internal');
  return isProblem(error.key) ? problemText(i18n, error.key) : error.message;
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'key' in error && 'message' in error;
}

function isProblem(key: string): key is Problem {
  return Object.hasOwn(texts, key);
}
