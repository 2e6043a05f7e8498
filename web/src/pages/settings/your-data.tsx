import { YourDataScreen } from 'features/users/screens/YourDataScreen';

/** /settings/your-data */
export default YourDataScreen;
