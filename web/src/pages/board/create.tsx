import { CreateBoardScreen } from 'features/boards/screens/CreateBoardScreen';

/** /board/create */
export default CreateBoardScreen;
