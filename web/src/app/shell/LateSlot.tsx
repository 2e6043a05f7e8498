import { useAppData } from 'lib/appData';
import { type ComponentType, useEffect, useState } from 'react';
import { later } from 'ui/later';

/** The place of what no page needs to be read; fetched after it. Crawlers have none of it. */
export function LateSlot() {
  const { isBot } = useAppData();
  const [Late, setLate] = useState<ComponentType>();
  useEffect(() => {
    if (isBot) return;
    later(() => {
      void import('./Late').then((part) => setLate(() => part.Late));
    });
  }, [isBot]);
  return Late && <Late />;
}
