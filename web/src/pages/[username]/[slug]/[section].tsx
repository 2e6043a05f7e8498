import { SectionPins } from 'features/pins/parts/SectionPins';
import { type SectionParts, SectionScreen } from 'features/sections/screens/SectionScreen';
import { lazy } from 'react';

const parts: SectionParts = {
  Organise: lazy(() =>
    import('features/batches/parts/Organise').then((module) => ({ default: module.Organise })),
  ),
  Pins: SectionPins,
};

/** /:username/:slug/:section */
export default function SectionPage() {
  return <SectionScreen parts={parts} />;
}
