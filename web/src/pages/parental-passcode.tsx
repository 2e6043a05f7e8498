import { ParentalPasscodeScreen } from 'features/passcodes/screens/ParentalPasscodeScreen';

/** /parental-passcode */
export default ParentalPasscodeScreen;
