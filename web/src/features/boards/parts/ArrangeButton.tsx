import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from 'ui/button/Button';

const ArrangePanel = lazy(() =>
  import('./ArrangePanel').then((module) => ({ default: module.ArrangePanel })),
);

/** Opens what decides in which order and how large the viewer's boards stand. */
export function ArrangeButton({
  onByHand,
}: {
  /** Called when the viewer wants to put them in order by hand. */ onByHand: () => void;
}) {
  const { t } = useLingui();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <span ref={anchor}>
        <Button
          size="small"
          kind="plain"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          {t`Arrange boards`}
        </Button>
      </span>
      {open && (
        <Suspense fallback={null}>
          <ArrangePanel anchor={anchor} onClose={() => setOpen(false)} onByHand={onByHand} />
        </Suspense>
      )}
    </>
  );
}
