import { useLingui } from '@lingui/react/macro';
import { interestsApi, videosOf } from 'features/interests/api';
import type { OpenedFrom } from 'features/pins/parts/openPin';
import { PinStream, type PinStreamProps } from 'features/pins/parts/PinStream';
import { type PinList, usePinList } from 'features/pins/parts/pinList';
import { NotFound } from 'features/users/parts/NotFound';
import { errorText } from 'lib/errorTexts';
import type { Stay } from 'lib/history';
import { pinIdOf } from 'lib/paths';
import { useTitle } from 'lib/title';
import { topicOf, videoPaths } from 'lib/videoPaths';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ErrorState } from 'ui/error-state/ErrorState';

/** What stands above pins in a stream of them, handed in by the page. */
export type StreamParts = PinStreamProps['parts'];

/** Videos behind the one that is shown when more of them are asked for. */
const AHEAD = 3;

/**
 * The video of the address, and behind it others of its topic. Those that are gone on to take its
 * place in the browser's history: back leads to where the first was opened.
 */
export function VideoStreamScreen({ parts }: { parts: StreamParts }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { category = '', id: said = '' } = useParams();
  const id = pinIdOf(said);
  const { list, at } = useStream(category, id);
  useMore(list, at);
  const opened = useLocation().state as OpenedFrom | null;
  const known = opened?.pin?.id === id ? [opened.pin] : [];
  const pins = (at >= 0 && list.pins) || known;
  const place = Math.max(at, 0);
  const isMissing = at < 0 && list.error?.status === 404;
  useTitle(isMissing ? undefined : pins[place]?.title || t`Videos`);
  if (isMissing) {
    return <NotFound words={t`This video is gone, or was never here.`} />;
  }
  if (at < 0 && list.error) {
    return <ErrorState words={errorText(i18n, list.error)} onRetry={list.retry} />;
  }
  const show = (next: number) => {
    const pin = pins[next];
    if (!pin || pin.id === id) return;
    const state: Stay = { stays: true };
    void navigate(videoPaths.video(pin.id, category), { replace: true, state });
  };
  return <PinStream pins={pins} at={place} onShow={show} parts={parts} />;
}

/** The list that the address began, and the place of its video in it; -1 while it is not there. */
function useStream(category: string, id: string): { list: PinList; at: number } {
  const [start, setStart] = useState({ category, id });
  const walk = interestsApi.useListVideosInfiniteQuery({
    category: topicOf(category),
    pin_id: start.id,
  });
  const list = usePinList(walk, videosOf);
  const at = list.pins?.findIndex((pin) => pin.id === id) ?? -1;
  const isElsewhere = list.pins !== undefined && at < 0 && start.id !== id;
  // An address that no step of this list leads to begins a list of its own.
  if (start.category !== category || isElsewhere) setStart({ category, id });
  return { list, at };
}

/** Asks for more videos before the last one is reached. */
function useMore({ pins = [], more, waiting, error }: PinList, at: number): void {
  const isNear = at >= pins.length - AHEAD && !waiting && !error;
  useEffect(() => {
    if (isNear) more?.();
  }, [isNear, more]);
}
