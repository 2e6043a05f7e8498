import { CreatePinScreen } from 'features/pins/screens/CreatePinScreen';

/** /pin/create */
export default CreatePinScreen;
