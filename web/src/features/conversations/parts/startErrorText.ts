import type { I18n } from '@lingui/core';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';

/**
 * Why a conversation could not be begun: what the server says in particular, else what it says of
 * any failure (consumer specification §8 "Conversation creation failure").
 */
export function startErrorText(i18n: I18n, error: unknown): string {
  const { detail, field } = (error ?? {}) as Partial<ApiError>;
  // Without more to say the server names the field that is wrong.
  return detail && detail !== field ? detail : errorText(i18n, error);
}
