import { useAppData } from 'lib/appData';
import { type ComponentType, useEffect, useState } from 'react';
import { later } from 'ui/later';

/** Where consent is asked for, and third parties wait for it; fetched after the page. Crawlers are not asked. */
export function ConsentSlot() {
  const { isBot } = useAppData();
  const [Consents, setConsents] = useState<ComponentType>();
  useEffect(() => {
    if (isBot) return;
    later(() => {
      void import('features/consents/parts/Consents').then((part) =>
        setConsents(() => part.Consents),
      );
    });
  }, [isBot]);
  return Consents && <Consents />;
}
