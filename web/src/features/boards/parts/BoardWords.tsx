import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import type { ReactNode } from 'react';
import { TextArea } from 'ui/text-area/TextArea';
import { TextField } from 'ui/text-field/TextField';

interface BoardWordsProps {
  /** The board to change; a new one is made without it. */
  board?: Board | undefined;
  /** What stands in the name at first. */
  name?: string | undefined;
  /** What stands below the name. */
  below?: ReactNode;
  /** What is wrong with a field. */
  errors: { name?: string; description?: string };
}

/** The fields for what a board is called and what it is about. */
export function BoardWords({ board, name, below, errors }: BoardWordsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="name"
        label={t`Name`}
        placeholder={t`Places to go, chairs to keep`}
        defaultValue={board?.name ?? name}
        maxLength={50}
        autoComplete="off"
        required
        error={errors.name}
      />
      {below}
      <TextArea
        name="description"
        label={t`Description`}
        placeholder={t`What it is about`}
        defaultValue={board?.description}
        maxLength={500}
        error={errors.description}
      />
    </>
  );
}
