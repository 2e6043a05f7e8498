import { useLingui } from '@lingui/react/macro';
import type { Pin, PinDetail } from 'features/pins/api';
import { usePinMenu } from 'features/pins/parts/usePinMenu';
import { lazy, Suspense, useState } from 'react';
import { MenuButton } from 'ui/menu/MenuButton';

const DeletePin = lazy(() =>
  import('./DeletePin').then((module) => ({ default: module.DeletePin })),
);

/** What else can be done with the pin; its owner can delete it. */
export function PinMenu({ pin }: { pin: Pin | PinDetail }) {
  const { t } = useLingui();
  const entries = usePinMenu(pin);
  const [deleting, setDeleting] = useState(false);
  const mine = 'is_mine' in pin && pin.is_mine;
  const own = {
    key: 'delete',
    label: t`Delete pin`,
    icon: 'trash' as const,
    danger: true,
    onAction: () => setDeleting(true),
  };
  return (
    <>
      <MenuButton label={t`More`} icon="more" entries={mine ? [...entries, own] : entries} />
      {deleting && (
        <Suspense fallback={null}>
          <DeletePin pin={pin} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
