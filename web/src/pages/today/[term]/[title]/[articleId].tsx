import { ArticleScreen } from 'features/articles/screens/ArticleScreen';

/** /today/:term/:title/:articleId */
export default ArticleScreen;
