import { Plural, useLingui } from '@lingui/react/macro';
import { sectionsAsk } from 'features/batches/api';
import type { Part } from 'features/batches/rules';
import { Collage } from 'features/boards/parts/Collage';
import type { Section } from 'features/boards/parts/sections';
import { sectionsApi } from 'features/sections/api';
import { TileRow } from 'ui/tile-grid/TileRow';
import styles from './Organise.module.css';
import type { Target } from './useBatches';
import { useSectionOrder } from './useOrder';

interface SectionTargetsProps {
  /** What is organised; a section is no target of its own pins. */
  part: Part;
  /** Called with pins that were dropped on a section. */
  onDrop: (pins: readonly string[], to: Target) => void;
}

/** The sections of a board: pins are dropped on them, and they are put in order by dragging them. */
export function SectionTargets({ part, onDrop }: SectionTargetsProps) {
  const { t } = useLingui();
  const { data } = sectionsApi.useListSectionsInfiniteQuery(sectionsAsk(part.boardId));
  const all = data?.pages.flatMap((page) => page.data) ?? [];
  const sections = all.filter(({ id }) => id !== part.sectionId);
  const reorder = useSectionOrder(
    part.boardId,
    all.map(({ id }) => id),
  );
  if (sections.length === 0) return null;
  return (
    <TileRow
      label={t`Sections`}
      tiles={sections}
      draw={drawSection}
      drag={{
        kind: 'section',
        words: (section) => section.title,
        onReorder: (moved, gap) => void reorder(moved, gap),
        takes: 'pin',
        onTake: (pins, onto) => {
          const section = sections.find(({ id }) => id === onto);
          if (!section) return;
          onDrop(pins, { boardId: part.boardId, sectionId: onto, name: section.title });
        },
      }}
    />
  );
}

function drawSection(section: Section) {
  return (
    <span className={styles.section}>
      <Collage covers={section.cover_images} />
      <span className={styles.title}>{section.title}</span>
      <span className={styles.count}>
        <Plural value={section.pin_count} one="# pin" other="# pins" />
      </span>
    </span>
  );
}
