import { CategoryScreen } from 'features/interests/screens/CategoryScreen';

/** /ideas/:interest/:id */
export default CategoryScreen;
