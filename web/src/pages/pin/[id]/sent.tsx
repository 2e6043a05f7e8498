import { SentBy } from 'features/shares/parts/SentBy';
import PinPage from '../[id]';

/** /pin/:id/sent: a pin that another user sent; the same page, not for search engines, and who sent it. */
export default function SentPage() {
  return (
    <>
      <SentBy />
      <PinPage />
    </>
  );
}
