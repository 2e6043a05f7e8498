import { useLingui } from '@lingui/react/macro';
import type { PinDetail } from 'features/pins/api';
import { sharesApi } from 'features/shares/api';
import { useAppData } from 'lib/appData';
import { useMemo } from 'react';
import type { CardContent } from './drawCard';

/** Largest originals that are drawn, in pixels: more is too much for a phone. */
const MOST_PIXELS = 24_000_000;

/** What stands on a pin's card, once the code for cameras is known. */
export function useCardContent(pin: PinDetail) {
  const { t } = useLingui();
  const { name: brand } = useAppData().brand;
  const { data, error, refetch } = sharesApi.useGetPinQrQuery({ pin_id: pin.id });
  const { title, dominant_color: color, images, sponsorship } = pin;
  const saver = apart(pin.pinner.full_name);
  const sponsor = sponsorship?.status === 1 ? apart(sponsorship.sponsor.full_name) : '';
  const saved = t`Saved by ${saver}`;
  const paid = sponsor && t`Paid partnership with ${sponsor}`;
  const content = useMemo<CardContent | null>(() => {
    if (!data) return null;
    const { orig, '736x': smaller } = images;
    const { url } = orig.width * orig.height > MOST_PIXELS ? smaller : orig;
    const notes = paid ? [saved, paid] : [saved];
    return {
      picture: { url, color },
      title,
      notes,
      brand,
      host: window.location.host,
      qr: data.qr,
    };
  }, [data, images, color, title, saved, paid, brand]);
  return { content, error, refetch };
}

/** A name in a sentence that may be read from the other side: what `bdi` is in markup. */
function apart(name: string): string {
  return `\u2068${name}\u2069`;
}
