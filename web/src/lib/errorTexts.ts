import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiError } from 'lib/errors';

/**
 * What is found wrong before the server is asked. Where the server would find
 * the same, the text is the server's (crates/contract/src/errors.rs); what it
 * alone finds has its text there and none here.
 */
const texts = {
  EmailInvalid: msg`Please enter a valid email address`,
  PasswordLength: msg`Use a password of 8 to 128 characters.`,
  PasswordCharacters: msg`Oops! Your password can only have letters, numbers and basic symbols.`,
  UsernameInvalid: msg`A username has 3 to 30 letters, digits or underscores.`,
  TextLength: msg`This text is empty or too long.`,
  LinkInvalid: msg`Please enter a full web address, such as https://example.com/page.`,
  PictureType: msg`This file is not a picture we can read. Use JPEG, PNG, WebP or GIF.`,
  PictureBroken: msg`This picture is damaged or incomplete. Try another file.`,
  PictureTooLarge: msg`This picture is too large. Use one of at most 20 MB.`,
  Internal: msg`Sorry! Something went wrong on our end!`,
  Required: msg`Required`,
  BoardMissing: msg`Choose a board.`,
  PictureMissing: msg`Choose a picture first, and wait until it is ready.`,
} satisfies Record<string, MessageDescriptor>;

/** A name of what can be wrong before the server is asked. */
export type Problem = keyof typeof texts;

/** The text of one problem. */
export function problemText(i18n: I18n, problem: Problem): string {
  return i18n._(texts[problem]);
}

/**
 * What a failed call says to people: in their language where its catalogue
 * knows the failure by its name, else in the server's words.
 */
export function errorText(i18n: I18n, error: unknown): string {
  if (!isApiError(error)) return problemText(i18n, 'Internal');
  return Object.hasOwn(i18n.messages, error.key) ? i18n._(error.key) : error.message;
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'key' in error && 'message' in error;
}
