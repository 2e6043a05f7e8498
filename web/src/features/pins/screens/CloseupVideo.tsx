import { isWhole, type Pin, type PinDetail } from 'features/pins/api';
import { pictureWords } from 'features/pins/parts/picture';
import { VideoPlayer } from 'features/videos/parts/VideoPlayer';
import { useNavigationType } from 'react-router';

interface CloseupVideoProps {
  /** Whose. */
  pin: Pin | PinDetail;
  /** Whether it plays by itself, however the viewer came to it. */
  plays?: boolean | undefined;
}

/**
 * The video of a pin, in place of its picture. It plays by itself where the viewer chose it in a
 * grid: not on a page that is loaded, which waits for them, nor behind a sensitivity screen.
 */
export function CloseupVideo({ pin, plays }: CloseupVideoProps) {
  const isChosen = useNavigationType() === 'PUSH';
  return (
    <VideoPlayer
      videos={isWhole(pin) ? (pin.videos ?? null) : null}
      images={pin.images}
      title={pictureWords(pin)}
      color={pin.dominant_color}
      autoPlay={(plays ?? isChosen) && !pin.sensitivity_screen}
    />
  );
}
