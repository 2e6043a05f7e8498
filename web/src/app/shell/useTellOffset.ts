import { preferencesApi } from 'features/preferences/api';
import { useViewer } from 'features/users/parts/viewer';
import { useEffect } from 'react';

/** Where a browser keeps whose clock it told the server of, and how far that is before UTC. */
const TOLD = 'utc_offset_told';

/** Tells the server once how far the viewer's clock is before UTC, so that mails come in their morning. */
export function useTellOffset(): void {
  const viewer = useViewer();
  const [update] = preferencesApi.useUpdateEmailSettingsMutation();
  const minutes = -new Date().getTimezoneOffset();
  const told = viewer && `${viewer.id} ${minutes}`;
  useEffect(() => {
    const before = read();
    // Who never told it has a clock that shows UTC.
    if (!told || before === told || (before === null && minutes === 0)) return;
    void update({ utc_offset_minutes: minutes }).then(({ error }) => {
      if (!error) keep(told);
    });
  }, [told, minutes, update]);
}

/** A browser that keeps nothing tells it anew each time. */
function read(): string | null {
  try {
    return window.localStorage.getItem(TOLD);
  } catch {
    return null;
  }
}

function keep(told: string) {
  try {
    window.localStorage.setItem(TOLD, told);
  } catch {
    // Private windows may refuse.
  }
}
