import { useLingui } from '@lingui/react/macro';
import type { PinDetail } from 'features/pins/api';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';

const TellDidIt = lazy(() => import('./TellDidIt').then((part) => ({ default: part.TellDidIt })));

const ChangeDidIt = lazy(() =>
  import('./ChangeDidIt').then((part) => ({ default: part.ChangeDidIt })),
);

/** Tells that the viewer did what a pin shows; afterwards it changes what they told. */
export function DidItButton({ pin }: { /** Of which pin. */ pin: PinDetail }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const done = pin.done_by_me;
  const isOpen = pin.is_eligible_for_aggregated_comments;
  if (!isOpen && viewer?.id !== pin.pinner.id) return null;
  return (
    <>
      <Button size="small" icon={done ? 'check' : 'image'} onClick={() => setOpen(true)}>
        {done ? t`You made this` : t`I made this`}
      </Button>
      {open && !viewer && (
        <AskIn reason={t`Make an account to show that you made this.`} onClose={close} />
      )}
      {open && viewer && (
        <Suspense fallback={null}>
          {done ? (
            <ChangeDidIt pinId={pin.id} onClose={close} />
          ) : (
            <TellDidIt pinId={pin.id} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
