import { useLingui } from '@lingui/react/macro';
import { MOST_SHOTS } from 'features/did_its/rules';
import { LARGEST_PICTURE } from 'features/uploads/parts/kinds';
import { sendOne } from 'features/uploads/parts/usePictureUpload';
import { useUploadProblem } from 'features/uploads/parts/useUpload';
import { problemText } from 'lib/problems';
import { useEffect, useRef, useState } from 'react';

/** A photograph that is to be shown. */
export interface Shot {
  /** Its own among all that were chosen. */
  key: string;
  /** Where it is to be seen meanwhile. */
  src: string;
  /** Content hash; none while it is on its way. */
  signature: string | null;
}

/** Photographs that are there already, and such as are added one by one. */
export function useShots(first: readonly Shot[]) {
  const { i18n } = useLingui();
  const problemOf = useUploadProblem();
  const [shots, setShots] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const [src, control] of all) {
        control.abort();
        URL.revokeObjectURL(src);
      }
    };
  }, []);

  const drop = (key: string) => setShots((shots) => shots.filter((shot) => shot.key !== key));
  const send = async (file: File) => {
    const src = URL.createObjectURL(file);
    const control = new AbortController();
    running.current.set(src, control);
    setShots((shots) => [...shots, { key: src, src, signature: null }]);
    try {
      const { signature } = await sendOne(file, control.signal);
      setShots((shots) => {
        const others = shots.filter((shot) => shot.key !== src);
        // The same photograph once more is shown once.
        if (others.some((shot) => shot.signature === signature)) return others;
        return shots.map((shot) => (shot.key === src ? { ...shot, signature } : shot));
      });
    } catch (failure) {
      if (control.signal.aborted) return;
      drop(src);
      setProblem(problemOf(failure));
    }
  };

  return {
    shots,
    /** What is wrong with the last choice. */
    problem,
    /** Whether one is still on its way. */
    waiting: shots.some((shot) => shot.signature === null),
    /** Adds as many as there is room for. */
    add: (files: readonly File[]) => {
      const small = files.filter((file) => file.size <= LARGEST_PICTURE);
      if (files.length === 0) setProblem(problemText(i18n, 'PictureType'));
      else setProblem(small.length < files.length ? problemText(i18n, 'PictureTooLarge') : null);
      for (const file of small.slice(0, MOST_SHOTS - shots.length)) void send(file);
    },
    /** Takes one away, on its way or not. */
    remove: (key: string) => {
      running.current.get(key)?.abort();
      setProblem(null);
      drop(key);
    },
  };
}
