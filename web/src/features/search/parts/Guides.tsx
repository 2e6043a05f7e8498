import { useLingui } from '@lingui/react/macro';
import type { SearchGuide } from 'features/search/api';
import { type SearchState, searchPath } from 'lib/searchPaths';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';

interface GuidesProps {
  /** What was searched for. */
  search: SearchState;
  /** Words that narrow it. */
  guides: readonly SearchGuide[];
}

/** Words that narrow a search by a tap; those that were tapped stand first and are taken back by another. */
export function Guides({ search, guides }: GuidesProps) {
  const { t } = useLingui();
  const { guides: taken } = search;
  if (taken.length + guides.length === 0) return null;
  return (
    <ChipRow label={t`Narrow the search`}>
      {taken.map((term) => (
        <Chip
          key={term}
          selected
          href={searchPath({ ...search, guides: taken.filter((other) => other !== term) })}
        >
          {term}
        </Chip>
      ))}
      {guides.map(({ term, label, dominant_color }) => (
        <Chip
          key={term}
          tint={dominant_color}
          href={searchPath({ ...search, guides: [...taken, term] })}
        >
          {label}
        </Chip>
      ))}
    </ChipRow>
  );
}
