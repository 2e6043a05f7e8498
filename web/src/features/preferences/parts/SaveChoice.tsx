import { useLingui } from '@lingui/react/macro';
import { type Preferences, preferencesApi } from 'features/preferences/api';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { useChangePreferences } from './usePreferences';

/** What a press on Save does. */
export function SaveChoice() {
  const { t } = useLingui();
  const { data } = preferencesApi.useGetPreferencesQuery({});
  const change = useChangePreferences();
  return (
    <RadioGroup
      label={t`When you press Save`}
      value={data?.save_behavior ?? ''}
      onChange={(chosen) => void change({ save_behavior: chosen as Preferences['save_behavior'] })}
      choices={[
        { value: 'last_board', label: t`Save to the board I used last` },
        { value: 'quick_save', label: t`Save to my quick saves, and let me change the board then` },
        { value: 'ask', label: t`Ask me for a board` },
      ]}
    />
  );
}
