import { useLingui } from '@lingui/react/macro';
import type { Section } from 'features/boards/parts/sections';
import { useShownAnyway } from 'features/boards/parts/shownAnyway';
import { Warning } from 'features/boards/parts/Warning';
import { sectionsApi } from 'features/sections/api';
import { NotFound } from 'features/users/parts/NotFound';
import { useViewer } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { useTitle } from 'lib/title';
import { type ComponentType, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { ErrorState } from 'ui/error-state/ErrorState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import { SectionHeader } from './SectionHeader';
import { SectionPins } from './SectionPins';
import styles from './SectionScreen.module.css';

/** What a section's page is made of that stands above sections, handed in by the page. */
export interface SectionParts {
  /** Puts pins in order, in place of the page. */
  Organise: ComponentType<{
    name: string;
    part: { boardId: string; sectionId: string; count: number };
    onDone: () => void;
  }>;
}

/** A section of a board: its name, what it belongs to, its pins. */
export function SectionScreen({ parts }: { parts: SectionParts }) {
  const { username = '', slug = '', section: section_slug = '' } = useParams();
  const { t, i18n } = useLingui();
  const ask = { username, slug, section_slug };
  const { data: section, error, refetch } = sectionsApi.useGetSectionQuery(ask);
  useTitle(section && t`${section.title}, ${section.board.name}`);
  if ((error as ApiError | undefined)?.status === 404) {
    return <NotFound words={t`This section is gone, or not for everybody.`} />;
  }
  if (!section && error) {
    return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  }
  return (
    <div className={styles.screen}>
      {section ? (
        <WholeSection key={section.id} section={section} parts={parts} />
      ) : (
        <GridSkeleton />
      )}
    </div>
  );
}

function WholeSection({ section, parts }: { section: Section; parts: SectionParts }) {
  const [organising, setOrganising] = useState(false);
  const viewer = useViewer();
  const { board } = section;
  const [shown, show] = useShownAnyway(board.id);
  const warned = board.sensitivity !== 'none' && viewer?.id !== board.owner.id;
  const part = { boardId: section.board.id, sectionId: section.id, count: section.pin_count };
  return organising ? (
    <Suspense fallback={<GridSkeleton />}>
      <parts.Organise name={section.title} part={part} onDone={() => setOrganising(false)} />
    </Suspense>
  ) : (
    <>
      <SectionHeader section={section} onOrganise={() => setOrganising(true)} />
      {warned && !shown ? (
        <Warning reason={board.sensitivity} onShow={show} />
      ) : (
        <SectionPins section={section} />
      )}
    </>
  );
}
