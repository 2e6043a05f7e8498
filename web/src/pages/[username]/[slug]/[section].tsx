import { SectionScreen } from 'features/sections/screens/SectionScreen';

/** /:username/:slug/:section */
export default SectionScreen;
