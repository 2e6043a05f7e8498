import { useLingui } from '@lingui/react/macro';
import { AskIn } from 'features/users/parts/AskIn';
import { useSmall } from 'lib/media';
import { paths } from 'lib/paths';
import { type RefObject, useState } from 'react';
import { Popover } from 'ui/popover/Popover';
import { Sheet } from 'ui/sheet/Sheet';
import { AccountPanel } from './AccountPanel';

export interface AccountMenuProps {
  /** The button that opened it. */
  anchor: RefObject<Element | null>;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** The viewer's accounts: beside their button, on a phone from below. Load it with `lazy`. */
export function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const { t } = useLingui();
  const small = useSmall();
  const [adding, setAdding] = useState<string | null>(null);
  if (adding !== null) {
    return (
      <AskIn
        account={adding}
        reason={
          adding
            ? t`Log in to @${adding} again. Your other accounts stay logged in.`
            : t`Your other accounts stay logged in. Switch between them at any time.`
        }
        onClose={onClose}
        onSignedIn={() => window.location.assign(paths.home())}
      />
    );
  }
  const panel = <AccountPanel onAdd={setAdding} onClose={onClose} />;
  if (small) {
    return (
      <Sheet open onOpenChange={onClose} title={t`Accounts`}>
        {panel}
      </Sheet>
    );
  }
  return (
    <Popover anchor={anchor} open onOpenChange={onClose} label={t`Accounts`}>
      {panel}
    </Popover>
  );
}
