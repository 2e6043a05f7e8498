import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * What is found wrong before the server is asked. Where the server would find
 * the same, the text is the server's (crates/contract/src/errors.rs); what it
 * alone finds has its text there and none here. Apart from `lib/errorTexts`, which the
 * first script of every page carries: these are for forms.
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
  VideoType: msg`This file is not a video we can read. Use MP4, MOV or WebM.`,
  VideoBroken: msg`This video is damaged or incomplete. Try another file.`,
  VideoTooLarge: msg`This video is too large. Use one of at most 100 MB.`,
  VideoTooLong: msg`This video is too long. Use one of at most 15 minutes.`,
  MediaType: msg`This file is neither a picture nor a video we can read. Use JPEG, PNG, WebP, GIF, MP4, MOV or WebM.`,
  Required: msg`Required`,
  BoardMissing: msg`Choose a board.`,
  PictureMissing: msg`Choose a picture or a video first, and wait until it is ready.`,
} satisfies Record<string, MessageDescriptor>;

/** A name of what can be wrong before the server is asked. */
export type Problem = keyof typeof texts;

/** The text of one problem. */
export function problemText(i18n: I18n, problem: Problem): string {
  return i18n._(texts[problem]);
}
