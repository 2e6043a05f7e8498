import { Trans, useLingui } from '@lingui/react/macro';
import { boardSectionsApi, type Section } from 'features/boards/parts/sections';
import { errorText } from 'lib/errorTexts';
import { CoverLine } from 'ui/cover-line/CoverLine';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './SectionList.module.css';

interface SectionListProps {
  /** Whose sections. */
  boardId: string;
  /** Leaves this one out. */
  without?: string;
  /** Called with the section that was chosen. */
  onPick: (section: Section) => void;
}

/** The sections of a board as lines to choose from. */
export function SectionList({ boardId, without, onPick }: SectionListProps) {
  const { t, i18n } = useLingui();
  const list = boardSectionsApi.useListSectionsInfiniteQuery({ board_id: boardId, page_size: 250 });
  const sections = list.data?.pages.flatMap((page) => page.data);
  if (!sections) {
    return list.error ? (
      <ErrorState words={errorText(i18n, list.error)} onRetry={list.refetch} />
    ) : (
      <div role="status" aria-label={t`Loading the sections`}>
        <Skeleton height={56} />
      </div>
    );
  }
  const shown = sections.filter(({ id }) => id !== without);
  if (shown.length === 0) {
    return (
      <p className={styles.none}>
        <Trans>There is no other section on this board.</Trans>
      </p>
    );
  }
  return (
    <ul>
      {shown.map((section) => (
        <li key={section.id}>
          <CoverLine
            cover={section.cover_images[0]?.['136x136'].url}
            name={section.title}
            onPick={() => onPick(section)}
          />
        </li>
      ))}
    </ul>
  );
}
