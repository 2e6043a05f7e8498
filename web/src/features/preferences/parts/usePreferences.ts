import { useLingui } from '@lingui/react';
import { type Preferences, preferencesApi } from 'features/preferences/api';
import { usePasscode, withCode } from 'features/users/parts/passcode';
import { viewerChanged } from 'features/users/parts/viewer';
import type { Schema } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { useDispatch } from 'react-redux';
import { useToast } from 'ui/toast/toasts';

/** Changes what the viewer wants, at once; says why not when it is refused. Answers whether it was done. */
export function useChangePreferences() {
  const { i18n } = useLingui();
  const toast = useToast();
  const dispatch = useDispatch();
  const ask = usePasscode();
  const [update] = preferencesApi.useUpdatePreferencesMutation();
  const keep = (data: Preferences) => {
    const { messages_from_followed: near, messages_from_others: far, ...kept } = data;
    dispatch(
      viewerChanged({
        is_private_profile: kept.is_private_profile,
        exclude_from_search: kept.exclude_from_search,
        third_party_marketing_tracking_enabled: kept.third_party_marketing_tracking_enabled,
        shopping_rec_disabled: kept.shopping_rec_disabled,
        show_personal_boutique: kept.show_personal_boutique,
        save_behavior: kept.save_behavior,
        should_show_messaging: near !== 'refused' || far !== 'refused',
      }),
    );
  };
  return async (wanted: Schema['UpdatePreferences']): Promise<boolean> => {
    const isProtected = Object.keys(wanted).some((field) => field !== 'save_behavior');
    const send = async (passcode?: string) => {
      const { data, error } = await update(withCode(wanted, passcode));
      if (data) keep(data);
      return error as ApiError | undefined;
    };
    const error = await (isProtected ? ask(send) : send());
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    return !error;
  };
}
