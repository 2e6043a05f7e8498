import { useLingui } from '@lingui/react/macro';
import { Button } from 'ui/button/Button';
import { useLogOut } from './useLogOut';

/** Ends all sessions of this browser and begins a page without one (specification §4 "Logout"). */
export function LogOutButton() {
  const { t } = useLingui();
  const { leave, pending } = useLogOut();
  return (
    <Button icon="log-out" pending={pending} onClick={() => leave()}>
      {t`Log out`}
    </Button>
  );
}
