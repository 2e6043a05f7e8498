/** Seconds as players show them, `3:02` or `1:03:02`; what is begun of a second is left out. */
export function clockWords(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The length of a video, of milliseconds: the nearest second, and never nothing. */
export function lengthWords(ms: number): string {
  return clockWords(Math.max(1, Math.round(ms / 1000)));
}
