import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'ui/button/Button';
import styles from './StepFrame.module.css';

export interface StepFrameProps {
  /** The question of this screen. */
  title: string;
  /** A sentence about it. */
  words?: ReactNode;
  /** What stands above the question, as wide as the page: the first screen has something to see. */
  above?: ReactNode;
  /** What is answered; its button goes on. */
  children: ReactNode;
  /** Goes on without an answer; missing where one is needed. */
  onSkip?: (() => void) | undefined;
  /** Whether it needs more room than a form. */
  wide?: boolean;
}

/** One screen of the sign-up flow: a question, its answers, and the way past it. */
export function StepFrame({ title, words, above, children, onSkip, wide }: StepFrameProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // Each screen replaces another: readers by ear begin at its question.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      {above}
      <div
        className={styles.frame}
        data-wide={wide || undefined}
        data-greeting={above ? true : undefined}
      >
        <header className={styles.head}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {words && <p className={styles.words}>{words}</p>}
        </header>
        {children}
        {onSkip && (
          <div className={styles.skip}>
            <Button kind="quiet" onClick={onSkip}>{t`Skip`}</Button>
          </div>
        )}
      </div>
    </>
  );
}
