import { PinScreen } from 'features/pins/screens/PinScreen';

/** /pin/:id/sent: a pin that somebody sent; the same page, not for search engines. */
export default PinScreen;
