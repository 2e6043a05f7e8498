import { Protected } from 'features/networks/parts/Protected';
import { ParentalPasscodeScreen } from 'features/passcodes/screens/ParentalPasscodeScreen';

/** /parental-passcode */
export default function ParentalPasscodePage() {
  return (
    <Protected>
      <ParentalPasscodeScreen />
    </Protected>
  );
}
