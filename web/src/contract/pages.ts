/** Written by `npm run contract`; never edited. */

/**
 * Resources whose answers pages carry: the endpoint that takes them, whether it walks
 * a list, the names of the options that they are asked with.
 */
export const pageData = {
  BaseSearchResource: { endpoint: 'searchPins', walked: true, options: ['query', 'scope', 'auto_correction_disabled'] },
  BoardFeedResource: { endpoint: 'listBoardPins', walked: true, options: ['board_id', 'filter_section_pins'] },
  BoardResource: { endpoint: 'getBoard', walked: false, options: ['username', 'slug'] },
  BoardSectionPinsResource: { endpoint: 'listSectionPins', walked: true, options: ['section_id'] },
  BoardSectionResource: { endpoint: 'getSection', walked: false, options: ['username', 'slug', 'section_slug'] },
  BoardSectionsResource: { endpoint: 'listSections', walked: true, options: ['board_id'] },
  BoardsResource: { endpoint: 'listBoards', walked: true, options: ['username'] },
  InterestFeedResource: { endpoint: 'listInterestPins', walked: true, options: ['interest'] },
  InterestResource: { endpoint: 'getInterest', walked: false, options: ['interest'] },
  PinResource: { endpoint: 'getPin', walked: false, options: ['id'] },
  RelatedModulesResource: { endpoint: 'listRelatedModules', walked: true, options: ['pin_id'] },
  ShoppingFeedResource: { endpoint: 'listShoppingPins', walked: true, options: ['category'] },
  TodayArticleFeedResource: { endpoint: 'listArticles', walked: true, options: [] },
  TodayArticleResource: { endpoint: 'getArticle', walked: false, options: ['article_id'] },
  TopInterestsResource: { endpoint: 'listTopInterests', walked: false, options: [] },
  UnifiedCommentsResource: { endpoint: 'listComments', walked: true, options: ['pin_id'] },
  UserActivityPinsResource: { endpoint: 'listCreatedPins', walked: true, options: ['user_id'] },
  UserHomefeedResource: { endpoint: 'listHomePins', walked: true, options: [] },
  UserPinsResource: { endpoint: 'listUserPins', walked: true, options: ['username'] },
  UserResource: { endpoint: 'getUser', walked: false, options: ['username'] },
  VideosResource: { endpoint: 'listVideos', walked: true, options: ['category', 'pin_id'] },
} as const;
