import { PinScreen } from 'features/pins/screens/PinScreen';

/** /pin/:id, with or without words before the id */
export default PinScreen;
