import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiError } from 'lib/errors';

/**
 * What a failed call says to people: in their language where its catalogue
 * knows the failure by its name, else in the server's words.
 */
export function errorText(i18n: I18n, error: unknown): string {
  if (!isApiError(error)) return i18n._(msg`Sorry! Something went wrong on our end!`);
  return Object.hasOwn(i18n.messages, error.key) ? i18n._(error.key) : error.message;
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'key' in error && 'message' in error;
}
