import { useLingui } from '@lingui/react/macro';
import type { Section } from 'features/boards/parts/sections';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { itself, usePinList } from 'features/pins/parts/pinList';
import { sectionsApi } from 'features/sections/api';
import { EmptyState } from 'ui/empty-state/EmptyState';

/** The pins of a section. */
export function SectionPins({ section }: { section: Section }) {
  const { t } = useLingui();
  const walk = sectionsApi.useListSectionPinsInfiniteQuery({ section_id: section.id });
  return (
    <PinFeed
      label={section.title}
      list={usePinList(walk, itself)}
      empty={<EmptyState words={t`Nothing in this section yet.`} />}
    />
  );
}
