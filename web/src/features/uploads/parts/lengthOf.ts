/** How long the browser may take to look at a file, in milliseconds. */
const PATIENCE_MS = 4_000;

/**
 * How long a video is, in seconds, of a file that lies at an address of this browser; null where it
 * cannot tell, as of films of another maker's telephone: the server can.
 */
export function lengthOf(address: string): Promise<number | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const end = (seconds: number | null) => {
      clearTimeout(timer);
      video.onloadedmetadata = null;
      video.onerror = null;
      video.removeAttribute('src');
      resolve(seconds);
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    video.onloadedmetadata = () => end(Number.isFinite(video.duration) ? video.duration : null);
    video.onerror = () => end(null);
    video.preload = 'metadata';
    video.src = address;
  });
}
