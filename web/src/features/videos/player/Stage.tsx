import type { Captions, Videos } from 'features/videos/api';
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { Spinner } from 'ui/spinner/Spinner';
import { perform, play, toggle } from './acts';
import { Broken } from './Broken';
import { Controls } from './Controls';
import { mayMove } from './mayMove';
import styles from './Stage.module.css';
import { useFullScreen, useSmallPicture } from './screens';
import { soundOf } from './sound';
import { useCaptions } from './useCaptions';
import { useIdle } from './useIdle';
import { useKeys } from './useKeys';
import { usePlayback } from './usePlayback';
import { useSource } from './useSource';

interface StageProps {
  /** The player around it: it has the keys, and fills the screen. */
  player: RefObject<HTMLElement | null>;
  /** The video in all its forms. */
  videos: Videos;
  /** Its words. */
  captions: readonly Captions[];
  /** How it began: one that was pressed has the focus, and sound. */
  begun: 'pressed' | 'itself';
  /** Whether it plays by itself, now. */
  autoPlay: boolean;
}

/** A video that is played, and its controls. Draws itself in the browser alone. */
export function Stage({ player, videos, captions, begun, autoPlay }: StageProps) {
  const video = useRef<HTMLVideoElement>(null);
  const source = useSource(video, videos, useBegin(begun));
  const playback = usePlayback(video, videos.video_list.V_720P.duration / 1000);
  const fullScreen = useFullScreen(player, video);
  const smallPicture = useSmallPicture(video);
  const words = useCaptions(video, captions);
  const isIdle = useIdle(player, !playback.isPaused && !source.isBroken);
  const press = usePress(video, isIdle);
  useKeys(player, (act) => {
    const whole = { fullScreen: () => fullScreen.toggle?.(), captions: words.toggle };
    if (video.current && !source.isBroken) perform(act, video.current, whole);
  });
  useAutoPlay(video, autoPlay);
  return (
    <div className={styles.stage} data-idle={isIdle || undefined}>
      <video ref={video} className={styles.video} playsInline {...press}>
        {captions.map(({ url, language, label }) => (
          <track key={url} kind="captions" src={url} srcLang={language} label={label} />
        ))}
      </video>
      {source.isBroken ? (
        <Broken onRetry={source.retry} />
      ) : (
        <>
          {playback.isWaiting && (
            <div className={styles.waiting}>
              <Spinner size={48} quiet />
            </div>
          )}
          <Controls
            video={video}
            playback={playback}
            takesFocus={begun === 'pressed'}
            words={captions.length > 0 ? words : null}
            fullScreen={fullScreen}
            smallPicture={smallPicture}
          />
        </>
      )}
    </div>
  );
}

/** Begins a video as loud as the viewer wants it; one that goes on is as loud as it was. */
function useBegin(begun: 'pressed' | 'itself') {
  const isBegun = useRef(false);
  return useCallback(
    (video: HTMLVideoElement) => {
      if (!isBegun.current) {
        const { volume, isMuted } = soundOf(begun);
        video.volume = volume;
        video.muted = isMuted;
      }
      isBegun.current = true;
      void play(video);
    },
    [begun],
  );
}

/** Pauses what plays by itself when it is to stop, and goes on when it is to play again. */
function useAutoPlay(ref: RefObject<HTMLVideoElement | null>, autoPlay: boolean) {
  const before = useRef(autoPlay);
  useEffect(() => {
    if (before.current === autoPlay || !ref.current) return;
    before.current = autoPlay;
    if (!autoPlay) ref.current.pause();
    else if (mayMove()) void play(ref.current);
  }, [ref, autoPlay]);
}

/** A press on the picture plays or pauses; a finger first brings the controls back. */
function usePress(ref: RefObject<HTMLVideoElement | null>, isIdle: boolean) {
  const onlyWakes = useRef(false);
  return {
    // Before the player hears of it, which brings them back.
    onPointerDownCapture: ({ pointerType }: PointerEvent) => {
      onlyWakes.current = pointerType === 'touch' && isIdle;
    },
    onClick: () => {
      if (ref.current && !onlyWakes.current) toggle(ref.current);
      onlyWakes.current = false;
    },
  };
}
