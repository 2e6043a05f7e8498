import type { InterestTile } from 'features/interests/api';
import { smallSource } from 'lib/pictureSource';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';

interface TopicChipsProps {
  /** Name of the row. */
  label: string;
  /** What it shows; nothing when empty. */
  topics: readonly InterestTile[];
}

/** Topics in a row, each leading to its page. */
export function TopicChips({ label, topics }: TopicChipsProps) {
  if (topics.length === 0) return null;
  return (
    <ChipRow label={label}>
      {topics.map(({ id, name, url, pin }) => (
        <Chip key={id} href={url} picture={pin && smallSource(pin.images).src}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
