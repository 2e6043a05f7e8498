import { cleanup, screen } from '@testing-library/react';
import type { User, Viewer } from 'features/users/api';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { images, viewer } from '../../../test-views';
import { ProfileCover, ProfileFace } from './ProfileFace';
import { ProfilePictures } from './ProfilePictures';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const FACE = 'https://pins.test/236x/face.jpg';
const COVER = images();

/** Both pictures behind a screen, as others or the user themselves see them. */
const screened = (show_warning: boolean): NonNullable<User['screened_pictures']> => ({
  sensitivity_screen: { reason: 'mature', show_warning },
  image_xlarge_url: FACE,
  profile_cover: { images: COVER },
});

const draw = (over: Partial<Viewer>) => {
  cleanup();
  const user = viewer(over);
  return renderApp(
    <>
      <ProfileCover user={user} />
      <ProfileFace user={user} />
    </>,
  );
};
const drawn = () =>
  [...document.querySelectorAll('img')].map((img) => [
    img.getAttribute('src'),
    // The style blurs what comes right after a closed screen.
    img.previousElementSibling?.matches('details:not([open])') ?? false,
  ]);

describe('pictures of a profile that may be sensitive', () => {
  it('stand behind screens until the reader asks for each', async () => {
    const { user } = draw({ screened_pictures: screened(true) });
    expect(drawn()).toEqual([
      [COVER['736x'].url, true],
      [FACE, true],
    ]);
    await user.click(screen.getByText('See picture'));
    expect(drawn()).toEqual([
      [COVER['736x'].url, true],
      [FACE, false],
    ]);
    await user.click(screen.getByText('See cover'));
    expect(drawn()).toEqual([
      [COVER['736x'].url, false],
      [FACE, false],
    ]);
    draw({
      image_xlarge_url: FACE,
      screened_pictures: { ...screened(true), image_xlarge_url: null },
    });
    expect(drawn()).toEqual([
      [COVER['736x'].url, true],
      [FACE, false],
    ]);
  });

  it('are open to their user, who is told why others do not see them', () => {
    const shown = { image_xlarge_url: FACE, profile_cover: { images: COVER } };
    const own = { ...shown, screened_pictures: screened(false) };
    draw(own);
    expect(drawn()).toEqual([
      [COVER['736x'].url, false],
      [FACE, false],
    ]);
    const told = (over: Partial<Viewer>) => {
      cleanup();
      renderApp(<ProfilePictures viewer={viewer(over)} />);
      return screen.queryAllByText(/may be sensitive/).length;
    };
    expect([told(own), told(shown)]).toEqual([2, 0]);
    const picture = { ...screened(false), profile_cover: null };
    expect(told({ ...shown, screened_pictures: picture })).toBe(1);
    expect(screen.getByText(/others see your initials/)).not.toBeNull();
  });
});
