import Hls from 'hls.js/light';

/**
 * Has hls.js hand a video to an element, in the size that the line and the player's size allow.
 * Answers how to stop. The library's light build knows all that the server makes of a video.
 */
export function streamByScript(video: HTMLVideoElement, url: string, fail: () => void): () => void {
  const hls = new Hls({
    // The page's policy lets no script make one; there is little to do, since the parts are MP4.
    enableWorker: false,
    capLevelToPlayerSize: true,
    maxBufferLength: AHEAD_S,
    backBufferLength: BEHIND_S,
  });
  let mayRecover = true;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && mayRecover) {
      mayRecover = false;
      hls.recoverMediaError();
    } else fail();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
}

/** Seconds that are fetched before they are shown, and kept afterwards. */
const AHEAD_S = 30;
const BEHIND_S = 30;
