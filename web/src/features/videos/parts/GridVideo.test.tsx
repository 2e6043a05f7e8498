import { act, fireEvent, screen } from '@testing-library/react';
import { GridVideo } from 'features/videos/parts/GridVideo';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { playMedia, videos } from '../../../test-media';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

/** Has all cards be in sight so far. */
let see: (intersectionRatio: number) => void = () => {};

class Sight {
  readonly seen = new Set<Element>();

  constructor(hear: IntersectionObserverCallback) {
    see = (intersectionRatio) => {
      const entries = [...this.seen].map((target) => ({ target, intersectionRatio }));
      act(() =>
        hear(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver),
      );
    };
  }

  observe(card: Element) {
    this.seen.add(card);
  }

  unobserve(card: Element) {
    this.seen.delete(card);
  }
}

vi.stubGlobal('IntersectionObserver', Sight);

beforeEach(() => playMedia());

const moving = () => document.querySelector('video');

describe('a video on a card', () => {
  it('tells its length, and plays silently in sight', () => {
    renderApp(<GridVideo videos={videos()} />);
    expect(screen.getByText('1:00')).toHaveTextContent('Video 1:00');
    expect(moving()).toBeNull();
    see(0.5);
    const video = moving() as HTMLVideoElement;
    expect(video.src).toBe(videos().video_list.V_360P.url);
    expect(video).toMatchObject({ paused: false, muted: true, loop: true });
    expect(video).toHaveAttribute('aria-hidden', 'true');
    see(0.4);
    expect(moving()).toBeNull();
    // It fetches nothing more.
    expect(video).not.toHaveAttribute('src');
  });

  it('is seen once it moves, and no more when it breaks', () => {
    vi.spyOn(window.HTMLMediaElement.prototype, 'play').mockResolvedValueOnce();
    renderApp(<GridVideo videos={videos()} />);
    see(1);
    const video = moving() as HTMLVideoElement;
    expect(video).not.toHaveAttribute('data-seen');
    fireEvent.playing(video);
    expect(video).toHaveAttribute('data-seen');
    fireEvent.error(video);
    expect(video).not.toHaveAttribute('data-seen');
  });

  it('stands still behind a screen, and tells its length', () => {
    renderApp(<GridVideo videos={videos()} still />);
    see(1);
    expect(moving()).toBeNull();
    expect(screen.getByText('1:00')).toBeInTheDocument();
  });
});
