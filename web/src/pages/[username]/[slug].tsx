import { BoardScreen } from 'features/boards/screens/BoardScreen';

/** /:username/:slug */
export default BoardScreen;
