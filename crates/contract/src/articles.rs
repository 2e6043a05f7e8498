//! Today: editorial articles, which the host's employees compose or trends write
//! (specification §2 "/today", "editorial links"; §6 "Editorial feature by
//! country/locale"; §7 `TodayArticleResource`, `TodayArticleFeedResource`).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View, Written},
    boards::BoardView,
    ids::{ArticleId, BoardId, PinId},
    pins::{Images, PinView},
};

/// The type of an article about what is saved most.
pub const TRENDING: i64 = 0;
/// The type of an article that collects the best.
pub const BEST: i64 = 1;
/// The type of an article about what is searched most.
pub const TRENDING_SEARCHES: i64 = 2;
/// The type of any other article; the number is ours.
pub const STORY: i64 = 3;
/// The shop type; the number is ours.
pub const SHOP: i64 = 4;
/// Every type of article.
pub const ARTICLE_TYPES: [i64; 5] = [TRENDING, BEST, TRENDING_SEARCHES, STORY, SHOP];

words! {
    /// Whether others read an article.
    ArticleState {
        /// It is not published.
        Draft = "draft",
        /// It is published and starts later.
        Scheduled = "scheduled",
        /// It stands on Today.
        Standing = "standing",
        /// Its time is over.
        Ended = "ended",
    }
}

/// `TodayArticleFeedResource/get`: the articles that stand where the viewer is.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListArticles {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `TodayArticleResource/get`: one article.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetArticle {
    /// Which.
    pub article_id: ArticleId,
}

/// An article among others.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ArticleView {
    /// Always `article`.
    pub r#type: &'static str,
    /// Id.
    pub id: ArticleId,
    /// 0 and 2 tell of trends, 1 of the best, 4 is the shop type, 3 any other.
    pub article_type: i64,
    /// Its name.
    pub title: String,
    /// A sentence on it; may be empty.
    pub subtitle: String,
    /// Path of its page: `/today/{shop, trending, best or article}/{slug}/{id}/`.
    pub url: String,
    /// The picture that stands for it: the chosen pin, else the first that the viewer sees of
    /// its pins, its boards and what its searches find.
    #[schema(value_type = Option<PinView>)]
    pub cover: Option<Written<PinView>>,
    /// The picture that an employee uploaded for it, which stands for it instead of `cover`;
    /// absent without one, and while a sensitivity screen stands before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cover_picture: Option<CoverPicture>,
    /// When it starts to stand.
    pub start_time: String,
    /// Whether trends wrote it.
    pub is_automatic: bool,
}
impl View for ArticleView {}

/// A picture that was uploaded for an article.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CoverPicture {
    /// Every size of it.
    pub images: Images,
    /// Its colour, `#rrggbb`.
    pub dominant_color: String,
}

/// An article with all that it shows; what is gone or hidden is left out.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ArticleDetail {
    /// The article.
    #[serde(flatten)]
    pub article: ArticleView,
    /// Its pins, in order.
    #[schema(value_type = Vec<PinView>)]
    pub pins: Vec<Written<PinView>>,
    /// Its boards, in order.
    pub boards: Vec<BoardView>,
    /// What to search for, in order.
    pub searches: Vec<ArticleSearch>,
    /// When it started to stand, as search engines read it (ISO 8601).
    pub published_at: String,
}
impl View for ArticleDetail {}

/// A search that an article suggests.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ArticleSearch {
    /// Its words.
    pub query: String,
    /// The first pictures of what it finds, three at most; none where the words find nothing,
    /// or are answered with help.
    #[schema(value_type = Vec<PinView>)]
    pub pins: Vec<Written<PinView>>,
}

/// `TodayArticleResource/create`: composes an article.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CreateArticle {
    /// 0 to 4, as in [`ArticleView`].
    pub article_type: i64,
    /// 1 to 100 characters, among them a letter or a digit.
    pub title: String,
    /// Up to 300 characters.
    #[serde(default)]
    pub subtitle: Option<String>,
    /// The pin that stands for it; the first picture of what it shows when missing.
    #[serde(default)]
    pub cover_pin_id: Option<PinId>,
    /// Signature of a picture that stands for it instead of a pin's: of a finished upload of the
    /// caller's, or the one that it has already; none when missing. One before which a
    /// sensitivity screen stands is not taken.
    #[serde(default)]
    pub cover_signature: Option<String>,
    /// Up to 60 pins that every viewer sees.
    #[serde(default)]
    pub pin_ids: Vec<PinId>,
    /// Up to 12 public boards.
    #[serde(default)]
    pub board_ids: Vec<BoardId>,
    /// Up to 12 searches of up to 100 characters each.
    #[serde(default)]
    pub searches: Vec<String>,
    /// Countries for which it is, two letters each; empty for all. One that names neither
    /// countries nor locales is for all places with the editorial feature (specification §6).
    #[serde(default)]
    pub countries: Vec<String>,
    /// Locales for which it is, of those of `LocalesResource`; empty for all.
    #[serde(default)]
    pub locales: Vec<String>,
    /// When it starts to stand, in milliseconds since 1970; now when missing.
    #[serde(default)]
    pub starts_ms: Option<i64>,
    /// When its time is over, in milliseconds since 1970; never when missing.
    #[serde(default)]
    pub ends_ms: Option<i64>,
    /// Whether others read it; a draft otherwise.
    #[serde(default)]
    pub is_published: bool,
}

/// `TodayArticleResource/update`: all of an article is as it is said here.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdateArticle {
    /// One that employees composed.
    pub article_id: ArticleId,
    /// The `updated_ms` of the [`DraftView`] that was edited: an article that says something
    /// else since is refused, so that nothing is overwritten unread.
    pub updated_ms: i64,
    /// What it is from now on.
    #[serde(flatten)]
    pub article: CreateArticle,
}

/// `TodayArticleResource/delete`: deletes an article for good.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DeleteArticle {
    /// One that employees composed.
    pub article_id: ArticleId,
}

/// `TodayArticleDraftsResource/get`: what employees composed, drafts and scheduled ones too.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListDrafts {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `TodayArticleDraftResource/get`: an article as it is edited.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetDraft {
    /// One that employees composed.
    pub article_id: ArticleId,
}

/// An article as it is edited.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DraftView {
    /// The article.
    #[serde(flatten)]
    pub article: ArticleView,
    /// Whether others read it.
    pub state: ArticleState,
    /// When it was last changed, in milliseconds since 1970: another number with each change.
    pub updated_ms: i64,
    /// As in [`CreateArticle`].
    pub cover_pin_id: Option<PinId>,
    /// As in [`CreateArticle`].
    pub cover_signature: Option<String>,
    /// Whether a sensitivity screen stands before that picture by now, so that it is not shown.
    pub is_cover_screened: bool,
    /// As in [`CreateArticle`].
    pub pin_ids: Vec<PinId>,
    /// As in [`CreateArticle`].
    pub board_ids: Vec<BoardId>,
    /// As in [`CreateArticle`].
    pub searches: Vec<String>,
    /// As in [`CreateArticle`].
    pub countries: Vec<String>,
    /// As in [`CreateArticle`].
    pub locales: Vec<String>,
    /// As in [`CreateArticle`].
    pub starts_ms: i64,
    /// As in [`CreateArticle`].
    pub ends_ms: Option<i64>,
    /// As in [`CreateArticle`].
    pub is_published: bool,
}
impl View for DraftView {}
