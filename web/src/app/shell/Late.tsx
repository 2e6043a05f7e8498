import { Consents } from 'features/consents/parts/Consents';
import { FeedbackSlot } from './FeedbackSlot';
import { PrefetchSlot } from './PrefetchSlot';
import { UnverifiedSlot } from './UnverifiedSlot';

/**
 * What stands beside every page and is not read with it: where consent is asked for, and third
 * parties wait for it; where the viewer is asked to verify their address; where they give feedback;
 * what a press will want is asked for in advance.
 * Load it late.
 */
export function Late() {
  return (
    <>
      <Consents />
      <UnverifiedSlot />
      <FeedbackSlot />
      <PrefetchSlot />
    </>
  );
}
