import { useLingui } from '@lingui/react/macro';
import { clockWords } from 'lib/format/clock';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { mute, seek, setVolume, toggle } from './acts';
import { ControlButton } from './ControlButton';
import styles from './Controls.module.css';
import type { GlyphName } from './Glyph';
import { type Playback, SPEEDS } from './playback';
import { SeekBar } from './SeekBar';

/** Something that is on or off; without `toggle` the browser has none. */
interface Way {
  toggle: (() => void) | null;
}

interface ControlsProps {
  /** What they control. */
  video: RefObject<HTMLVideoElement | null>;
  /** How it plays. */
  playback: Playback;
  /** Whether the button that plays it has the focus at first. */
  takesFocus: boolean;
  /** Its words; none where it has none. */
  words: { isOn: boolean; toggle: () => void } | null;
  fullScreen: Way & { isFull: boolean };
  smallPicture: Way & { isSmall: boolean };
}

/** What a viewer does with a video: in one row, below the line of its time. From left to right, as time runs. */
export function Controls(props: ControlsProps) {
  const { video, playback, takesFocus, words, fullScreen, smallPicture } = props;
  const { t } = useLingui();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const on = (act: (video: HTMLVideoElement) => void) => () => video.current && act(video.current);
  const { isPaused, hasEnded, time, length, ready } = playback;
  const rest: [string, GlyphName] = hasEnded ? [t`Play again`, 'again'] : [t`Play`, 'play'];
  const [label, glyph]: [string, GlyphName] = isPaused ? rest : [t`Pause`, 'pause'];
  return (
    <div className={styles.controls} dir="ltr">
      <SeekBar
        time={time}
        length={length}
        ready={ready}
        onSeek={(seconds) => on((element) => seek(element, seconds))()}
      />
      <div className={styles.row}>
        <ControlButton ref={first} label={label} glyph={glyph} keys="k" onClick={on(toggle)} />
        <Volume video={video} playback={playback} />
        <p className={styles.clock}>
          {clockWords(time)}
          <span className={styles.whole}> / {clockWords(length)}</span>
        </p>
        <Speed video={video} speed={playback.speed} />
        {words && (
          <ControlButton
            label={t`Captions`}
            glyph="captions"
            keys="c"
            isOn={words.isOn}
            onClick={words.toggle}
          />
        )}
        {smallPicture.toggle && (
          <ControlButton
            label={t`Picture in picture`}
            glyph="small-picture"
            isOn={smallPicture.isSmall}
            onClick={smallPicture.toggle}
          />
        )}
        {fullScreen.toggle && (
          <ControlButton
            label={fullScreen.isFull ? t`Leave full screen` : t`Full screen`}
            glyph={fullScreen.isFull ? 'part-screen' : 'full-screen'}
            keys="f"
            onClick={fullScreen.toggle}
          />
        )}
      </div>
    </div>
  );
}

type Part = Pick<ControlsProps, 'video' | 'playback'>;

function Volume({ video, playback: { volume, isMuted } }: Part) {
  const { t } = useLingui();
  const heard = isMuted ? 0 : volume;
  const percent = Math.round(heard * 100);
  return (
    <span className={styles.sound}>
      <ControlButton
        label={isMuted ? t`Sound on` : t`Sound off`}
        glyph={isMuted ? 'muted' : 'sound'}
        keys="m"
        onClick={() => video.current && mute(video.current)}
      />
      <input
        className={styles.volume}
        type="range"
        data-control="volume"
        aria-label={t`Volume`}
        aria-valuetext={`${percent} %`}
        min={0}
        max={1}
        step={0.05}
        value={heard}
        style={{ '--done': `${percent}%` } as CSSProperties}
        onChange={({ currentTarget: { value } }) =>
          video.current && setVolume(video.current, Number(value))
        }
      />
    </span>
  );
}

/** The system's own list: a floating one of ours would be behind a full screen. */
function Speed({ video, speed }: { video: ControlsProps['video']; speed: number }) {
  const { t } = useLingui();
  return (
    <select
      className={styles.speed}
      aria-label={t`Speed`}
      title={t`Speed`}
      value={speed}
      onChange={({ currentTarget: { value } }) => {
        if (video.current) video.current.playbackRate = Number(value);
      }}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {`${one}×`}
        </option>
      ))}
    </select>
  );
}
