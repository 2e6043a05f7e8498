import { useLingui } from '@lingui/react/macro';
import { interestsApi } from 'features/interests/api';
import { useState } from 'react';
import { Select } from 'ui/select/Select';

interface TopicFieldProps {
  /** Key of the board's topic, a word of another program, or nothing. */
  value: string;
  /** What is wrong with it. */
  error?: string | undefined;
}

/** The topic of a board, out of those there are. */
export function TopicField({ value, error }: TopicFieldProps) {
  const { t } = useLingui();
  const { data } = interestsApi.useListInterestsQuery({});
  const [topic, setTopic] = useState(value);
  const known = data?.interests.map(({ key, name }) => ({ value: key, label: name })) ?? [];
  // What another program wrote stays until something else is chosen.
  const own = value !== '' && !known.some((choice) => choice.value === value);
  return (
    <Select
      name="category"
      label={t`Topic`}
      description={t`Helps us find ideas for this board.`}
      value={topic}
      onChange={(event) => setTopic(event.currentTarget.value)}
      error={error}
      choices={[{ value: '', label: t`None` }, ...(own ? [{ value, label: value }] : []), ...known]}
    />
  );
}
