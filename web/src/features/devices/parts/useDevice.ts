import { useLingui } from '@lingui/react/macro';
import { errorText } from 'lib/errorTexts';
import { useEffect, useState } from 'react';
import { useToast } from 'ui/toast/toasts';
import { devicesApi } from '../api';
import { type DeviceState, findState, hindrance, subscribe, toldEndpoint } from './subscription';

/** Whether the viewer is told news in this browser, and how that is changed. */
export function useDevice() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { data: key, error, refetch } = devicesApi.useGetPushKeyQuery({});
  const [add] = devicesApi.useAddPushDeviceMutation();
  const [remove] = devicesApi.useRemovePushDeviceMutation();
  const [state, setState] = useState<DeviceState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isTold = key?.is_on;

  useEffect(() => {
    if (isTold === undefined || isBusy) return;
    let isLeft = false;
    findState(isTold).then((found) => isLeft || setState(found));
    return () => {
      isLeft = true;
    };
  }, [isTold, isBusy]);

  const refuse = (words: string) => toast({ words, tone: 'danger' });

  async function switchOn(serverKey: string): Promise<void> {
    const subscribed = await subscribe(serverKey);
    // Who closed the browser's question may answer it another time.
    if (!subscribed) return setState(hindrance() ?? 'off');
    const { error } = await add(subscribed);
    if (error) return refuse(errorText(i18n, error));
    toldEndpoint.set(subscribed.endpoint);
  }

  async function switchOff(): Promise<void> {
    // The subscription stays: other accounts of this browser may be told by it.
    const { error } = await remove({});
    if (error) return refuse(errorText(i18n, error));
    toldEndpoint.set('');
  }

  async function change(wanted: boolean): Promise<void> {
    if (!key) return;
    setBusy(true);
    await (wanted ? switchOn(key.key) : switchOff()).catch(() =>
      refuse(t`Your browser does not reach its push service. Try again later.`),
    );
    setBusy(false);
  }

  return { state, isBusy, error, refetch, change };
}
