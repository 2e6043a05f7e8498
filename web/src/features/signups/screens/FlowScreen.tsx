import { useLingui } from '@lingui/react/macro';
import { nextPath } from 'features/sessions/parts/nextPath';
import { signupsApi } from 'features/signups/api';
import { GenderStep } from 'features/signups/parts/GenderStep';
import { BirthdayStep, NameStep } from 'features/signups/parts/NameStep';
import { PlaceStep } from 'features/signups/parts/PlaceStep';
import type { Step, StepProps } from 'features/signups/parts/steps';
import type { Viewer } from 'features/users/api';
import { SignInFirst } from 'features/users/parts/SignInFirst';
import { useViewer } from 'features/users/parts/viewer';
import { keepWanted, readWanted } from 'features/users/parts/wanted';
import { useTitle } from 'lib/title';
import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ProgressBar } from 'ui/progress-bar/ProgressBar';
import styles from './FlowScreen.module.css';

interface FlowScreenProps {
  /** The screens with pictures and boards, handed in by the page: they are of nouns above this one. */
  handed: Record<'welcome' | 'interests' | 'boards', ComponentType<StepProps>>;
}

/**
 * The screens after signing up, one after the other; the server knows which is open (specification
 * §4 "Signup-flow step").
 */
export function FlowScreen({ handed }: FlowScreenProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  useTitle(t`Welcome`);
  if (!viewer) return <SignInFirst words={t`Log in to set up your account.`} />;
  return <Flow viewer={viewer} handed={handed} />;
}

function Flow({ viewer, handed }: FlowScreenProps & { viewer: Viewer }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const screens: Record<Step, ComponentType<StepProps>> = {
    ...handed,
    name: NameStep,
    birthday: BirthdayStep,
    gender: GenderStep,
    place: PlaceStep,
  };
  const [move] = signupsApi.useMoveSignupFlowMutation();
  // Decided once: a birthday that is said on the way does not take its screen away.
  const [steps] = useState(() => stepsFor(viewer));
  const [step, setStep] = useState<Step>(viewer.signup_flow_step ?? 'welcome');
  const at = Math.max(0, steps.indexOf(step));
  const Screen = screens[steps[at] ?? 'welcome'];
  const goOn = async () => {
    const next = steps[at + 1];
    // Where they are is only kept for coming back: the flow does not wait for it.
    const kept = move({ step: next ?? null });
    if (next) return setStep(next);
    await kept;
    keepWanted({ ...readWanted(), firstHomeFeedRequestAfterNux: true });
    // A new page, not a navigation: what was wanted before signing up is done there.
    window.location.assign(nextPath(query.get('next')));
  };
  return (
    <section className={styles.page}>
      <div className={styles.progress}>
        <ProgressBar
          label={t`Setting up your account`}
          value={(at + 1) / steps.length}
          detail={t`${at + 1} of ${steps.length}`}
        />
      </div>
      <Screen key={step} viewer={viewer} onDone={() => void goOn()} />
    </section>
  );
}

/** In the order in which they are asked. */
const STEPS: readonly Step[] = [
  'welcome',
  'name',
  'birthday',
  'gender',
  'place',
  'interests',
  'boards',
];

function stepsFor(viewer: Viewer): Step[] {
  const known = typeof viewer.age_in_years === 'number';
  return STEPS.filter((step) => step !== 'birthday' || !known);
}
