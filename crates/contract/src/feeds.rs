//! Feeds: pins chosen for a viewer.

use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View, Written},
    boards::BoardView,
    ids::{ArticleId, BoardId, PinId},
    interests::InterestRef,
    pins::PinView,
};

/// `UserHomefeedResource/get`: what is chosen for the viewer, then the rest of what they
/// follow and of recent popular pins.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListHomePins {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `FollowingFeedResource/get`: pins of followed people and boards, the newest first, and
/// nothing else.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListFollowingPins {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// Why a feed shows a pin (specification §3 "Recommendation reason").
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RecommendationReason {
    /// Where it comes from.
    pub reason: Reason,
    /// Id of what it comes from: of the saved or opened pin, the pin that the list is of, the
    /// topic or the article; none where one thing cannot be named.
    pub reason_id: Option<String>,
    /// The viewer's board that the saved pin is on, or the board that the list is of.
    pub board: Option<ReasonBoard>,
    /// The topic that the viewer follows.
    pub interest: Option<InterestRef>,
    /// The article of Today that it is from.
    pub article: Option<ReasonArticle>,
}

/// The board of a reason: part of a board's reference.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ReasonBoard {
    /// Always `board`.
    pub r#type: &'static str,
    /// Id.
    pub id: BoardId,
    /// Name for people.
    pub name: String,
    /// `/user/slug/`.
    pub url: String,
}

/// The article of a reason: part of an article.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ReasonArticle {
    /// Always `article`.
    pub r#type: &'static str,
    /// Id.
    pub id: ArticleId,
    /// Its name.
    pub title: String,
    /// Path of its page.
    pub url: String,
}

/// Where a pin of a feed comes from (specification §9 "Recommendation reasons").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Reason {
    /// The viewer follows its pinner or its board.
    Followed,
    /// It is saved beside a pin that the viewer saved, or beside what the list is of.
    P2p,
    /// It is saved beside a pin whose close-up the viewer opened.
    P2pClickthrough,
    /// It is new, and much the same is said of it as of a pin that the viewer saved or opened.
    FreshTextEmbeddings,
    /// Its picture looks like the pin that the list is of.
    Lookalike,
    /// It says much the same as what the list is of.
    Words,
    /// It is on the board of the pin that the list is of.
    Board,
    /// It is about a topic that the viewer follows.
    Interest,
    /// It is from an article that stands where the viewer is (specification §6 "Editorial
    /// feature by country/locale").
    Article,
    /// Many save it at present.
    Popular,
    /// It is new.
    Fresh,
    /// It is older than what is new and popular, of which nothing is left.
    Older,
    /// The viewer saw it in this session, and nothing else is left.
    Seen,
}

/// `RelatedPinFeedResource/get`: pins like one pin.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListRelatedPins {
    /// Like which.
    pub pin_id: PinId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// Why a viewer hides a pin.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum HideReason {
    /// They did not say.
    #[default]
    Unsaid,
    /// Not to their taste.
    NotMyTaste,
    /// They have seen it often enough.
    SeenTooOften,
    /// A poor picture, or one that leads nowhere.
    LowQuality,
}

/// `PinHideResource/create`: the picture is shown no more in the viewer's feeds,
/// searches and related pins (specification §3 "Pin", `isHidden`).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct HidePin {
    /// Which.
    pub pin_id: PinId,
    /// Why.
    #[serde(default)]
    pub reason: HideReason,
}

/// `PinHideResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UnhidePin {
    /// Which.
    pub pin_id: PinId,
}

/// `BoardContentRecommendationResource/get`: pins that may suit a board.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListBoardIdeas {
    /// Which board.
    pub board_id: BoardId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `RelatedModulesResource/get`: what stands below a pin. Clients say where the viewer
/// came from (specification §7 "CloseupRelatedModulesFeedQuery"); the answer does not
/// depend on it, and the log is told by `ApiCResource`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListRelatedModules {
    /// Below which.
    pub pin_id: PinId,
    /// The home feed that the reader came from.
    #[serde(default)]
    pub homefeed_source_sig: Option<String>,
    /// The search that the reader came from.
    #[serde(default)]
    pub search_query: Option<String>,
    /// The page that the reader came from.
    #[serde(default)]
    pub source: Option<String>,
    /// The page that a row of close-ups began at.
    #[serde(default)]
    pub top_level_source: Option<String>,
    /// How many close-ups ago that was.
    #[serde(default)]
    pub top_level_source_depth: Option<u32>,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many; twelve when the client does not say.
    #[serde(default = "below_a_pin", deserialize_with = "asked_below_a_pin")]
    pub page_size: PageSize,
}

/// Specification §9 "Related modules page".
fn below_a_pin() -> PageSize {
    PageSize::new(12)
}

fn asked_below_a_pin<'de, D: Deserializer<'de>>(from: D) -> Result<PageSize, D::Error> {
    Ok(Option::deserialize(from)?.unwrap_or_else(below_a_pin))
}

impl ListRelatedModules {
    /// The first page below a pin.
    pub fn below(pin_id: PinId) -> Self {
        Self {
            pin_id,
            homefeed_source_sig: None,
            search_query: None,
            source: None,
            top_level_source: None,
            top_level_source_depth: None,
            bookmarks: Bookmark::default(),
            page_size: below_a_pin(),
        }
    }
}

/// Part of what stands below a pin: a pin, or a story of several.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
pub enum RelatedItem {
    /// A pin; its `type` is `pin`.
    Pin(Written<PinView>),
    /// A story; its `type` is `story`.
    Story(Box<RelatedStory>),
}
impl View for RelatedItem {}
one_by_type!(RelatedItem {
    "pin" => PinView,
    "story" => RelatedStory,
});

/// A strip of pins with a title (specification §3 "Related modules").
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RelatedStory {
    /// Always `story`.
    pub r#type: &'static str,
    /// `board:12`, `creator:5`, `shop:7`, `ideas:3`, `topic:birds`, `shop:search`: each once in a
    /// feed.
    pub id: String,
    /// Why these pins: `more_from_board`, `more_from_creator`, `shop_similar`, `ideas` about
    /// the same topic, `related_topic` for what has one of the pin's words; in a search
    /// `shop_search`, what is for sale and has its words.
    pub story_type: &'static str,
    /// Always `carousel`.
    pub container_type: &'static str,
    /// The page it is for: `closeup` or `search`.
    pub referring_source: &'static str,
    /// Its heading.
    pub title: ModuleTitle,
    /// Where there is more of it.
    pub action: ModuleAction,
    /// The pins.
    #[schema(value_type = Vec<PinView>)]
    pub objects: Vec<Written<PinView>>,
    /// How it is drawn.
    pub display_options: ModuleDisplay,
    /// Ids of the pins.
    pub content_ids: Vec<PinId>,
}

/// A heading: a format string and its arguments, filled in by the client in its
/// language.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ModuleTitle {
    /// `More from {0}`.
    pub format: &'static str,
    /// What stands for `{0}`, `{1}`.
    pub args: Vec<String>,
}

/// A link that belongs to a module.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ModuleAction {
    /// Path of a page.
    pub url: String,
    /// Its words.
    pub text: &'static str,
    /// Where it stands: `header`.
    pub location: &'static str,
    /// How it looks: `link`.
    pub style: &'static str,
}

/// How a module is drawn.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ModuleDisplay {
    /// Columns of the grid that it asks for; 0 for the whole width above the grid (specification
    /// §5 "Search grouping").
    pub num_columns_requested: u8,
}

/// `FeedTunerResource/get`.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct GetFeedTuner {}

/// What the home feed may learn from.
#[derive(Debug, Serialize, ToSchema)]
pub struct FeedTuner {
    /// Their boards, newest first, at most 100.
    pub boards: Vec<TunedBoard>,
    /// Their newest saves, at most 30.
    pub pins: Vec<TunedPin>,
    /// Pins whose close-ups they opened last, at most 30, where they allow that it is kept.
    pub opened: Vec<TunedPin>,
}
impl View for FeedTuner {}

/// One board.
#[derive(Debug, Serialize, ToSchema)]
pub struct TunedBoard {
    /// The board.
    pub board: BoardView,
    /// Whether the home feed leaves it aside.
    pub is_muted: bool,
}

/// One save, or one pin that was opened.
#[derive(Debug, Serialize, ToSchema)]
pub struct TunedPin {
    /// The pin.
    #[schema(value_type = PinView)]
    pub pin: Written<PinView>,
    /// Id of the pin.
    pub id: PinId,
    /// Whether the home feed leaves it aside.
    pub is_muted: bool,
}

/// `FeedTunerResource/update`: a board or a pin of the viewer's own, or a pin that they opened.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
pub struct TuneFeed {
    /// Which board.
    #[serde(default)]
    pub board_id: Option<BoardId>,
    /// Which pin, when it is no board.
    #[serde(default)]
    pub pin_id: Option<PinId>,
    /// Whether the home feed leaves it aside.
    pub is_muted: bool,
}

/// It is so now.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct FeedTuned {
    /// Whether the home feed leaves it aside.
    pub is_muted: bool,
}
impl View for FeedTuned {}
