import { useLingui } from '@lingui/react/macro';
import { type Section, sectionsApi } from 'features/sections/api';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { PinFeed } from './PinFeed';
import { itself, usePinList } from './pinList';

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
