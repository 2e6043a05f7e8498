import { sharedValue } from 'lib/storedValue';

/** How loud the viewer wants videos. */
export interface Sound {
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
}

const kept = sharedValue<Sound>('videoSound', (found) => {
  const { volume, isMuted } = (found ?? {}) as Partial<Sound>;
  const isVolume = typeof volume === 'number' && volume > 0 && volume <= 1;
  return { volume: isVolume ? volume : 1, isMuted: isMuted === true };
});

/** Whether the viewer has had a video be heard since the page was opened: the next may be, too. */
let isHeard = false;

/** How loud a video begins. One that begins by itself is silent until the viewer has heard another. */
export function soundOf(begun: 'pressed' | 'itself'): Sound {
  const sound = kept.get();
  if (begun === 'pressed') isHeard = !sound.isMuted;
  return isHeard ? sound : { ...sound, isMuted: true };
}

/** Keeps how loud the viewer has made it; turned down to nothing it comes back as loud as it was. */
export function keepSound({ volume, isMuted }: Sound): void {
  isHeard = !isMuted && volume > 0;
  kept.set({ volume: volume > 0 ? volume : kept.get().volume, isMuted: !isHeard });
}
