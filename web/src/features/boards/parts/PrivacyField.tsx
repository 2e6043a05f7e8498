import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { useState } from 'react';
import { RadioGroup } from 'ui/radio-group/RadioGroup';

interface PrivacyFieldProps {
  /** What it is now; a new board is public. */
  privacy?: Board['privacy'] | undefined;
}

/** Who sees a board: a field of its form. */
export function PrivacyField({ privacy = 'public' }: PrivacyFieldProps) {
  const { t } = useLingui();
  const [value, setValue] = useState<string>(privacy);
  return (
    <RadioGroup
      label={t`Who sees this board`}
      name="privacy"
      value={value}
      onChange={setValue}
      choices={[
        { value: 'public', label: t`Everybody` },
        {
          value: 'protected',
          label: t`Who has the address`,
          description: t`It is on no profile, in no search and no feed.`,
        },
        {
          value: 'secret',
          label: t`Only you`,
          description: t`And whom you invite to save here.`,
        },
      ]}
    />
  );
}
