import { Consents } from 'features/consents/parts/Consents';
import { useEffect } from 'react';
import { FeedbackSlot } from './FeedbackSlot';
import { PrefetchSlot } from './PrefetchSlot';
import { SendDidItSlot } from './SendDidItSlot';
import { UnverifiedSlot } from './UnverifiedSlot';
import { VisitorLog } from './VisitorLog';

/**
 * What stands beside every page and is not read with it: where consent is asked for, and third
 * parties wait for it; where the viewer is asked to verify their address; where they give feedback;
 * where a message is begun with what was told of a pin; what a press will want is asked for in
 * advance; where the log of a visitor who allows it begins. From then on pictures near the screen
 * may come (`ui/picture`).
 * Load it late.
 */
export function Late() {
  useEffect(() => {
    document.documentElement.dataset.late = '';
  }, []);
  return (
    <>
      <Consents />
      <UnverifiedSlot />
      <FeedbackSlot />
      <SendDidItSlot />
      <PrefetchSlot />
      <VisitorLog />
    </>
  );
}
