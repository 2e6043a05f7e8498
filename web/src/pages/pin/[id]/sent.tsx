import PinPage from '../[id]';

/** /pin/:id/sent: a pin that another user sent; the same page, not for search engines. */
export default PinPage;
