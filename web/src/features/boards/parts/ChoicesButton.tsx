import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from 'ui/button/Button';

const ChoicesPanel = lazy(() =>
  import('./ChoicesPanel').then((module) => ({ default: module.ChoicesPanel })),
);

interface ChoicesButtonProps {
  /** What is chosen. */
  label: string;
  /** The choices, drawn once the button was pressed; a `lazy` part. Called with what closes them. */
  children: (close: () => void) => ReactNode;
}

/** Opens choices about what stands below it, which come with the first press. */
export function ChoicesButton({ label, children }: ChoicesButtonProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
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
          {label}
        </Button>
      </span>
      {open && (
        <Suspense fallback={null}>
          <ChoicesPanel label={label} anchor={anchor} onClose={close}>
            {children(close)}
          </ChoicesPanel>
        </Suspense>
      )}
    </>
  );
}
