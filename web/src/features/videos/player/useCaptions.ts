import { useLingui } from '@lingui/react/macro';
import type { Captions } from 'features/videos/api';
import { useStoredValue } from 'lib/storedValue';
import { type RefObject, useEffect } from 'react';

const isTrue = (found: unknown) => found === true;

/** Whether a video's words are shown, in the viewer's language where they are there in it. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: readonly Captions[],
): { isOn: boolean; toggle: () => void } {
  const { i18n } = useLingui();
  const [isWanted, setIsWanted] = useStoredValue('videoCaptions', isTrue);
  const isOn = isWanted && captions.length > 0;
  const shown = chosen(captions, i18n.locale);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other elements
  useEffect(() => {
    const tracks = video.current?.querySelectorAll('track') ?? [];
    for (const [nth, { track }] of Array.from(tracks).entries()) {
      if (track) track.mode = isOn && nth === shown ? 'showing' : 'disabled';
    }
  }, [video, captions, isOn, shown]);
  return { isOn, toggle: () => captions.length > 0 && setIsWanted(!isWanted) };
}

/** Which of the words are in a language; the first ones where none are. */
export function chosen(captions: readonly Captions[], locale: string): number {
  const plain = (tag: string) => tag.split(/[-_]/)[0]?.toLowerCase();
  const own = captions.findIndex(({ language }) => plain(language) === plain(locale));
  return Math.max(0, own);
}
