import { EditArticleScreen } from 'features/articles/screens/EditArticleScreen';

/** /today/drafts/:articleId */
export default EditArticleScreen;
