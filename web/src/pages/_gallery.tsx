import { Gallery } from 'ui/gallery/Gallery';
import { drawPhotos } from 'ui/gallery/photos';

/** As many as fill a few rows on a wide screen. */
const photos = drawPhotos(24);

/** /_gallery: the design system, in development builds only. */
export default function GalleryPage() {
  return <Gallery photos={photos} />;
}
