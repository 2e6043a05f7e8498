import { FactorSections } from 'features/factors/parts/FactorSections';
import { Protected } from 'features/networks/parts/Protected';
import { SecurityScreen } from 'features/sessions/screens/SecurityScreen';

/** /settings/security */
export default function SecurityPage() {
  return (
    <Protected>
      <SecurityScreen Factors={FactorSections} />
    </Protected>
  );
}
