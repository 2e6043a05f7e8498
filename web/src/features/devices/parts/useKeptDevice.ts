import { useEffect } from 'react';
import { devicesApi } from '../api';
import { findEndpoint, hindrance, subscribe, toldEndpoint } from './subscription';

/**
 * Tells the server where this browser is reached, if its push service moved it since
 * (`pushsubscriptionchange`): a worker cannot, since it does not read the cookie that guards writes.
 */
export function useKeptDevice(): void {
  const [ask] = devicesApi.useLazyGetPushKeyQuery();
  const [add] = devicesApi.useAddPushDeviceMutation();
  useEffect(() => {
    const keep = async () => {
      if (!(await isMoved())) return;
      const { data } = await ask({});
      // Who logged in anew has not said that they want it.
      const subscribed = data?.is_on ? await subscribe(data.key) : null;
      if (!subscribed) return;
      const { error } = await add(subscribed);
      if (!error) toldEndpoint.set(subscribed.endpoint);
    };
    keep().catch(() => undefined);
  }, [ask, add]);
}

/** Whether the browser is reached elsewhere than the server was told. */
async function isMoved(): Promise<boolean> {
  const told = toldEndpoint.get();
  if (told === '' || hindrance() || Notification.permission !== 'granted') return false;
  return (await findEndpoint()) !== told;
}
