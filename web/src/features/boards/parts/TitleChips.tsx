import { useLingui } from '@lingui/react/macro';
import { pickersApi } from 'features/boards/parts/pickers';
import { Chip } from 'ui/chip/Chip';
import styles from './TitleChips.module.css';

interface TitleChipsProps {
  /** The pin that the board is made for. */
  pinId: string;
  /** Called with the name that was pressed. */
  onPick: (name: string) => void;
}

/** Names that a new board for a pin may have. The place of one line is held until they come. */
export function TitleChips({ pinId, onPick }: TitleChipsProps) {
  const { t } = useLingui();
  const { data, isError } = pickersApi.useSuggestBoardTitlesQuery({ pin_id: pinId });
  if (isError || data?.suggestions.length === 0) return null;
  return (
    <fieldset className={styles.chips} aria-label={t`Suggested names`}>
      {data?.suggestions.map(({ name }) => (
        <Chip key={name} onPress={() => onPick(name)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
