import { useLingui } from '@lingui/react/macro';
import { NotFound } from 'features/users/parts/NotFound';

/** Every address that no other page has. */
export default function NotFoundPage() {
  const { t } = useLingui();
  return <NotFound words={t`There is nothing at this address.`} />;
}
