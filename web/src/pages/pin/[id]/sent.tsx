import PinPage from '../[id]';

/** /pin/:id/sent: a pin that somebody sent; the same page, not for search engines. */
export default PinPage;
