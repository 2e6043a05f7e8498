import { useLingui } from '@lingui/react/macro';
import { nextPath } from 'features/sessions/parts/nextPath';
import { SignInFirst } from 'features/sessions/parts/SignInFirst';
import { useViewer } from 'features/sessions/parts/viewer';
import { keepWanted, readWanted } from 'features/sessions/parts/wanted';
import { signupsApi } from 'features/signups/api';
import { BoardsStep } from 'features/signups/parts/BoardsStep';
import { GenderStep } from 'features/signups/parts/GenderStep';
import { InterestsStep } from 'features/signups/parts/InterestsStep';
import { BirthdayStep, NameStep } from 'features/signups/parts/NameStep';
import { PlaceStep } from 'features/signups/parts/PlaceStep';
import { WelcomeStep } from 'features/signups/parts/WelcomeStep';
import type { Viewer } from 'features/users/api';
import type { Schema } from 'lib/call';
import { useTitle } from 'lib/title';
import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ProgressBar } from 'ui/progress-bar/ProgressBar';
import styles from './FlowScreen.module.css';

type Step = Schema['SignupFlowStep'];

/** What every screen of the flow is given. */
export interface StepProps {
  viewer: Viewer;
  /** Goes on to the next screen. */
  onDone: () => void;
}

const SCREENS: Record<Step, ComponentType<StepProps>> = {
  welcome: WelcomeStep,
  name: NameStep,
  birthday: BirthdayStep,
  gender: GenderStep,
  place: PlaceStep,
  interests: InterestsStep,
  boards: BoardsStep,
};

/** The screens after signing up, one after the other; the server knows which is open (specification §4 "Signup-flow step"). */
export function FlowScreen() {
  const { t } = useLingui();
  const viewer = useViewer();
  useTitle(t`Welcome`);
  if (!viewer) return <SignInFirst words={t`Log in to set up your account.`} />;
  return <Flow viewer={viewer} />;
}

function Flow({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const [move] = signupsApi.useMoveSignupFlowMutation();
  // Decided once: a birthday that is said on the way does not take its screen away.
  const [steps] = useState(() => stepsFor(viewer));
  const [step, setStep] = useState<Step>(viewer.signup_flow_step ?? 'welcome');
  const at = Math.max(0, steps.indexOf(step));
  const Screen = SCREENS[steps[at] ?? 'welcome'];
  const goOn = async () => {
    const next = steps[at + 1];
    // Where they are is only kept for coming back: nobody waits for it to go on.
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

function stepsFor(viewer: Viewer): Step[] {
  const steps = Object.keys(SCREENS) as Step[];
  const known = typeof viewer.age_in_years === 'number';
  return steps.filter((step) => step !== 'birthday' || !known);
}
