import { useLingui } from '@lingui/react/macro';
import type { Preferences } from 'features/preferences/api';
import { RadioGroup } from 'ui/radio-group/RadioGroup';

/** Who may do something. */
export type Audience = Preferences['comments_from'];

export interface AudienceChoiceProps {
  /** What they may do. */
  label: string;
  /** Who may now. */
  value: Audience;
  /** Whether age leaves all users out. */
  locked: boolean;
  /** Called with who may from now on. */
  onChange: (value: Audience) => void;
}

/** Who may do something: every user, those whom the viewer follows, or none. */
export function AudienceChoice({ label, value, locked, onChange }: AudienceChoiceProps) {
  const { t } = useLingui();
  const everyone = { value: 'everyone', label: t`Everyone` };
  return (
    <RadioGroup
      label={label}
      value={value}
      onChange={(chosen) => onChange(chosen as Audience)}
      choices={[
        ...(locked ? [] : [everyone]),
        { value: 'followed', label: t`Only people you follow` },
        { value: 'nobody', label: t`Nobody` },
      ]}
    />
  );
}
