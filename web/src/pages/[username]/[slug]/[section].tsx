import { type SectionParts, SectionScreen } from 'features/sections/screens/SectionScreen';
import { lazy } from 'react';

const parts: SectionParts = {
  Organise: lazy(() =>
    import('features/batches/parts/Organise').then((module) => ({ default: module.Organise })),
  ),
};

/** /:username/:slug/:section */
export default function SectionPage() {
  return <SectionScreen parts={parts} />;
}
