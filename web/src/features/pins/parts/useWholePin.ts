import { useLingui } from '@lingui/react/macro';
import { type Pin, type PinDetail, pinsApi } from 'features/pins/api';
import { errorText } from 'lib/errorTexts';
import { useEffect } from 'react';
import { useToast } from 'ui/toast/toasts';

/** All of a pin of which a menu knows the card; a dialog that cannot have it says so and goes. */
export function useWholePin({ id }: Pin, onClose: () => void): PinDetail | undefined {
  const { i18n } = useLingui();
  const toast = useToast();
  const { data, error } = pinsApi.useGetPinQuery({ id });
  const failed = data ? undefined : error;
  useEffect(() => {
    if (!failed) return;
    toast({ words: errorText(i18n, failed), tone: 'danger' });
    onClose();
  }, [failed, i18n, toast, onClose]);
  return data;
}
