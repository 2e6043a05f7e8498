import { useLingui } from '@lingui/react/macro';
import type { Schema } from 'lib/call';
import styles from './LinkPanel.module.css';

interface StepsProps {
  /** What to do, in order. */
  steps: readonly Schema['RichStep'][];
}

/** Instructions, folded until the viewer opens them, in their sections. */
export function Steps({ steps }: StepsProps) {
  const { t } = useLingui();
  if (steps.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{t`Instructions`}</summary>
      <div className={styles.part}>
        {bySection(steps).map(({ section, from, texts }) => (
          <section key={from} className={styles.part}>
            {section && <h4>{section}</h4>}
            <ol className={styles.steps} start={from}>
              {texts.map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change, and two may say the same
                <li key={from + at}>{text}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </details>
  );
}

interface Section {
  section: string | null;
  /** Number of its first step. */
  from: number;
  texts: string[];
}

function bySection(steps: StepsProps['steps']): Section[] {
  const sections: Section[] = [];
  for (const [at, { section = null, text }] of steps.entries()) {
    const last = sections.at(-1);
    if (last && last.section === section) last.texts.push(text);
    else sections.push({ section, from: at + 1, texts: [text] });
  }
  return sections;
}
