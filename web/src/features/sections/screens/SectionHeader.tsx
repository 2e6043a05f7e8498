import { Plural, useLingui } from '@lingui/react/macro';
import { boardsApi } from 'features/boards/api';
import type { Section } from 'features/boards/parts/sections';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import { MenuButton } from 'ui/menu/MenuButton';
import { useToast } from 'ui/toast/toasts';
import styles from './SectionHeader.module.css';

const SectionForm = lazy(() =>
  import('features/sections/parts/SectionForm').then((module) => ({
    default: module.SectionForm,
  })),
);
const MergeSection = lazy(() =>
  import('./MergeSection').then((module) => ({ default: module.MergeSection })),
);
const DeleteSection = lazy(() =>
  import('./DeleteSection').then((module) => ({ default: module.DeleteSection })),
);

interface SectionHeaderProps {
  /** Which. */
  section: Section;
  /** Called when its owner wants to put its pins in order. */
  onOrganise: () => void;
}

/** What a section is called, which board it is part of, and what can be done with it. */
export function SectionHeader({ section, onOrganise }: SectionHeaderProps) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { board } = section;
  const mine = viewer?.id === board.owner.id;
  // A section does not say what the viewer may do; its board does.
  const asks = Boolean(viewer) && !mine && board.is_collaborative;
  const shared = boardsApi.useGetBoardQuery({ board_id: board.id }, { skip: !asks }).data;
  const sorts = mine || shared?.access.includes('delete');
  const [open, setOpen] = useState<'rename' | 'merge' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <header className={styles.header}>
      <a className={styles.board} href={board.url}>
        <Icon name="back" size={16} />
        {board.name}
      </a>
      <h1 className={styles.name}>{section.title}</h1>
      <p className={styles.count}>
        <Plural value={section.pin_count} one="# pin" other="# pins" />
      </p>
      {sorts && (
        <div className={styles.actions}>
          {section.pin_count > 0 && <Button onClick={onOrganise}>{t`Organise`}</Button>}
          <MenuButton
            label={t`More`}
            icon="more"
            kind="quiet"
            entries={[
              { key: 'rename', label: t`Rename section`, onAction: () => setOpen('rename') },
              {
                key: 'merge',
                label: t`Merge into another section`,
                onAction: () => setOpen('merge'),
              },
              {
                key: 'delete',
                label: t`Delete section`,
                icon: 'trash',
                danger: true,
                onAction: () => setOpen('delete'),
              },
            ]}
          />
        </div>
      )}
      <Suspense fallback={null}>
        {open === 'rename' && (
          <SectionForm
            boardId={board.id}
            section={section}
            onClose={close}
            onMade={(changed) => {
              close();
              toast({ words: t`Section saved` });
              // The address follows the name.
              const address = paths.section(changed.board.url, changed.slug);
              if (changed.slug !== section.slug) void navigate(address, { replace: true });
            }}
          />
        )}
        {open === 'merge' && <MergeSection section={section} onClose={close} />}
        {open === 'delete' && <DeleteSection section={section} onClose={close} />}
      </Suspense>
    </header>
  );
}
