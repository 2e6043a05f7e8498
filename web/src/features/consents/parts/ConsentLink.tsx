import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';

const ConsentDialog = lazy(() =>
  import('features/consents/parts/ConsentDialog').then((part) => ({ default: part.ConsentDialog })),
);

/** The way back to the choice of cookies, for visitors. */
export function ConsentLink() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="small" onClick={() => setOpen(true)}>
        {t`Cookies`}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ConsentDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
