import { type RefObject, useEffect, useState } from 'react';

/** Safari on a phone shows only the element itself on the full screen, with its own controls. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Whether the player fills the screen, and how to have it do so; null where the browser cannot. */
export function useFullScreen(
  player: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): { isFull: boolean; toggle: (() => void) | null } {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const read = () => setIsFull(isShown(document.fullscreenElement, player.current));
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [player]);
  const toggle = () => {
    if (!document.fullscreenEnabled) {
      (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
    } else if (isShown(document.fullscreenElement, player.current)) {
      void document.exitFullscreen();
    } else {
      // Refused without a press, and where the page is framed.
      player.current?.requestFullscreen().catch(() => undefined);
    }
  };
  const isAble =
    document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;
  return { isFull, toggle: isAble ? toggle : null };
}

/** Whether the video stands in a small window above all others, and how to put it there; null where it cannot. */
export function useSmallPicture(video: RefObject<HTMLVideoElement | null>): {
  isSmall: boolean;
  toggle: (() => void) | null;
} {
  const [isSmall, setIsSmall] = useState(false);
  useEffect(() => {
    const element = video.current;
    const read = () => setIsSmall(isShown(document.pictureInPictureElement, element));
    const news = ['enterpictureinpicture', 'leavepictureinpicture'];
    for (const name of news) element?.addEventListener(name, read);
    return () => {
      for (const name of news) element?.removeEventListener(name, read);
    };
  }, [video]);
  const toggle = () => {
    const isThere = isShown(document.pictureInPictureElement, video.current);
    const done: Promise<unknown> | undefined = isThere
      ? document.exitPictureInPicture()
      : video.current?.requestPictureInPicture();
    // Refused until the first picture is there.
    done?.catch(() => undefined);
  };
  return { isSmall, toggle: document.pictureInPictureEnabled ? toggle : null };
}

function isShown(shown: Element | null, own: Element | null): boolean {
  return shown !== null && shown === own;
}
