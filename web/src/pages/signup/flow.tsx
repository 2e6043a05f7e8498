import { BoardsStep } from 'features/interests/parts/BoardsStep';
import { InterestsStep } from 'features/interests/parts/InterestsStep';
import { WelcomeStep } from 'features/interests/parts/WelcomeStep';
import { FlowScreen } from 'features/signups/screens/FlowScreen';

const handed = { welcome: WelcomeStep, interests: InterestsStep, boards: BoardsStep };

/** /signup/flow */
export default function FlowPage() {
  return <FlowScreen handed={handed} />;
}
