import { useLingui } from '@lingui/react/macro';
import type { SearchGuide } from 'features/search/api';
import { type SearchState, searchPath } from 'lib/searchPaths';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';
import type { OpenedResults } from './useOpenedResults';

interface GuidesProps {
  /** What was searched for. */
  search: SearchState;
  /** Words that narrow it. */
  guides: readonly SearchGuide[];
  /** Results that were opened. */
  opened?: OpenedResults | undefined;
}

/**
 * Words that narrow a search by a tap; those that were tapped stand first and are taken back by
 * another. Between them what turns the search to results that were opened.
 */
export function Guides({ search, guides, opened }: GuidesProps) {
  const { t } = useLingui();
  const { guides: taken } = search;
  if (taken.length + guides.length === 0 && !opened) return null;
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
      {opened && (
        <Chip picture={opened.picture} href={opened.href}>
          {t`More like what you opened`}
        </Chip>
      )}
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
