import { useLingui } from '@lingui/react/macro';
import type { Decision } from 'features/reports/api';
import { KINDS } from 'features/reports/parts/reasonWords';
import { formatDay } from 'lib/format/day';
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import { FramedLine } from 'ui/framed-list/FramedList';
import { Quote } from 'ui/quote/Quote';
import styles from './DecisionLine.module.css';
import { headingOf, MEASURES } from './decisionWords';

interface DecisionLineProps {
  decision: Decision;
  /** What can be done about it. */
  action?: ReactNode;
}

/** A decision in a list, as its user reads it: what, about what, why, and the appeal. */
export function DecisionLine({ decision, action }: DecisionLineProps) {
  const { i18n } = useLingui();
  const day = formatDay(Date.parse(decision.created_at), i18n.locale);
  return (
    <FramedLine
      name={i18n._(headingOf(decision))}
      detail={[i18n._(KINDS[decision.kind]), day].join(' · ')}
      action={action}
    >
      <Facts decision={decision} />
    </FramedLine>
  );
}

function Facts({ decision }: { decision: Decision }) {
  const { t, i18n } = useLingui();
  const { kind, excerpt, measure, words, appeal, appeal_words: appealWords } = decision;
  const sent = useSent(appeal);
  const isBanned = decision.bans_picture && appeal !== 'reversed';
  if (!excerpt && !measure && !words && !appeal) return null;
  return (
    <dl className={styles.facts}>
      {excerpt && (
        <Fact name={t`About`}>
          <Quote>{excerpt}</Quote>
        </Fact>
      )}
      {measure && (
        <Fact name={t`What follows`}>
          <p className={styles.said}>{i18n._(MEASURES[measure].told)}</p>
          <Term decision={decision} />
        </Fact>
      )}
      {isBanned && (
        <Fact name={kind === 'pin' ? t`Its picture` : t`Its pictures`}>
          <p className={styles.said}>
            {kind === 'pin'
              ? t`It is banned here, so every pin of it was deleted.`
              : t`A picture of it is banned here, so every pin of that was deleted.`}
          </p>
        </Fact>
      )}
      {words && (
        <Fact name={t`Why`}>
          <Quote>{words}</Quote>
        </Fact>
      )}
      {appealWords && (
        <Fact name={t`Your appeal`} ref={sent}>
          <Quote>{appealWords}</Quote>
        </Fact>
      )}
      {appeal && <Answer decision={decision} />}
    </dl>
  );
}

/**
 * Has the focus once the viewer appealed, as that goes with the button or the form which did it.
 */
function useSent(appeal: Decision['appeal']): RefObject<HTMLDivElement | null> {
  const sent = useRef<HTMLDivElement>(null);
  const known = useRef(appeal);
  useEffect(() => {
    const isNew = !known.current && appeal;
    known.current = appeal;
    if (!isNew) return;
    // After a dialog that closes has looked for what had the focus before it.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) sent.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [appeal]);
  return sent;
}

interface FactProps {
  name: string;
  children: ReactNode;
  /** Its element, for what leads to it. */
  ref?: Ref<HTMLDivElement>;
}

function Fact({ name, children, ref }: FactProps) {
  return (
    <div ref={ref} tabIndex={ref ? -1 : undefined}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.said}>{children}</dd>
    </div>
  );
}

/** How long a measure holds; a warning is over at once. */
function Term({ decision }: { decision: Decision }) {
  const { t, i18n } = useLingui();
  const { measure, until_at: until, is_in_force: holds } = decision;
  if (measure === 'warned') return null;
  if (!holds) return <p className={styles.said}>{t`No longer in force.`}</p>;
  const day = until && formatDay(Date.parse(until), i18n.locale);
  return (
    <p className={styles.said}>
      {day ? t`In force until ${day}.` : t`In force until it is taken back.`}
    </p>
  );
}

/** What has become of the appeal. */
function Answer({ decision }: { decision: Decision }) {
  const { t } = useLingui();
  const { appeal, answer_words: words } = decision;
  const said = {
    waiting: t`It waits for an employee who did not decide before.`,
    upheld: t`The decision stays.`,
    reversed: t`The decision was taken back.`,
  };
  return (
    <Fact name={t`Answer`}>
      <p className={styles.said}>{appeal && said[appeal]}</p>
      {words && <Quote>{words}</Quote>}
    </Fact>
  );
}
