import { Consents } from 'features/consents/parts/Consents';
import { UnverifiedSlot } from './UnverifiedSlot';

/**
 * What stands beside every page and is not read with it: where consent is asked for, and third
 * parties wait for it; where the viewer is asked to verify their address. Load it late.
 */
export function Late() {
  return (
    <>
      <Consents />
      <UnverifiedSlot />
    </>
  );
}
