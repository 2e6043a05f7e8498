import { ShopScreen } from 'features/shopping/screens/ShopScreen';

/** /shopping */
export default ShopScreen;
