import { type ReactNode, useEffect, useState } from 'react';
import { Logo } from '../logo/Logo';
import { RadioGroup } from '../radio-group/RadioGroup';
import { ToastProvider } from '../toast/ToastProvider';
import { ControlSpecimens } from './ControlSpecimens';
import { FieldSpecimens } from './FieldSpecimens';
import styles from './Gallery.module.css';
import { GridSpecimen } from './GridSpecimen';
import { GroundSpecimens } from './GroundSpecimens';
import { OverlaySpecimens } from './OverlaySpecimens';
import type { Photo } from './photos';
import { StateSpecimens } from './StateSpecimens';

export interface GalleryProps {
  /** Pictures to show; the pages of a development build draw some. */
  photos: readonly Photo[];
}

type Theme = 'light' | 'dark' | 'system';

/** Every component in every state, to look at and for the accessibility test. In development builds only. */
export function Gallery({ photos }: GalleryProps) {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    if (theme === 'system') {
      return;
    }
    document.documentElement.dataset.theme = theme;
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [theme]);
  return (
    <ToastProvider>
      <main className={styles.gallery}>
        <header className={styles.head}>
          <Logo size={56} />
          <h1>The design system</h1>
          <RadioGroup
            label="Theme"
            choices={[
              { value: 'system', label: 'As the system' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={theme}
            onChange={(value) => setTheme(value as Theme)}
          />
        </header>
        <Section title="Ground">
          <GroundSpecimens />
        </Section>
        <Section title="Press and find">
          <ControlSpecimens photos={photos} />
        </Section>
        <Section title="Write and choose">
          <FieldSpecimens />
        </Section>
        <Section title="Above the page">
          <OverlaySpecimens photos={photos} />
        </Section>
        <Section title="States">
          <StateSpecimens />
        </Section>
        <section aria-label="The grid">
          <h2 className={styles.title}>The grid</h2>
          <GridSpecimen photos={photos} />
        </section>
      </main>
    </ToastProvider>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
