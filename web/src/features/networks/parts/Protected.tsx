import { FactorGate } from 'features/factors/parts/FactorGate';
import { ProofWays } from 'features/networks/parts/ProofWays';
import { PasscodeGate } from 'features/passcodes/parts/PasscodeGate';
import { ProofWaysContext } from 'features/users/parts/ProofField';
import type { ReactNode } from 'react';

/**
 * Stands around a page with what an open browser alone should not change: brings
 * what is asked for first, the second factor, the parental passcode and the ways to
 * prove that the viewer is there where the account has no password.
 */
export function Protected({ children }: { /** The page's screen. */ children: ReactNode }) {
  return (
    <ProofWaysContext value={<ProofWays />}>
      <FactorGate>
        <PasscodeGate>{children}</PasscodeGate>
      </FactorGate>
    </ProofWaysContext>
  );
}
