import { ShopScreen } from 'features/shopping/screens/ShopScreen';

/** /shopping/:category/:id */
export default ShopScreen;
