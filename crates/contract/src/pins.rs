//! Pins (specification §3 "Pin (close-up)", protocol "Values").

pub mod card;
pub mod closeup;
pub mod videos;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use self::{
    closeup::{Closeup, ForVisitors},
    videos::Videos,
};
use crate::{
    answers::{Bookmark, PageSize, View},
    boards::{BoardRef, OnDuplicate, SensitivityScreen},
    did_its::AggregatedPinData,
    feeds::RecommendationReason,
    ids::{BoardId, PinId, SectionId, UploadId, UserId},
    links::LinkAbout,
    reactions::{ReactionCounts, ReactionType},
    sections::SectionRef,
    shopping::ShoppingProduct,
    sponsorships::Sponsorship,
    users::UserRef,
};

/// One size of a picture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Image {
    /// Absolute address.
    pub url: String,
    /// Pixels.
    pub width: u32,
    /// Pixels.
    pub height: u32,
}

/// Every size of one picture, by the protocol's names. A picture is never
/// enlarged, so a small one has the same pixels under several names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Images {
    #[serde(rename = "60x60")]
    pub w60x60: Image,
    #[serde(rename = "136x136")]
    pub w136x136: Image,
    #[serde(rename = "170x")]
    pub w170: Image,
    #[serde(rename = "236x")]
    pub w236: Image,
    #[serde(rename = "474x")]
    pub w474: Image,
    #[serde(rename = "564x")]
    pub w564: Image,
    #[serde(rename = "736x")]
    pub w736: Image,
    #[serde(rename = "600x315")]
    pub w600x315: Image,
    #[serde(rename = "70x")]
    pub w70: Image,
    pub orig: Image,
}

/// Where a picture comes from and under which licence it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Attribution {
    /// Title of the work.
    pub title: Option<String>,
    /// Who made it.
    pub author_name: Option<String>,
    /// Page of the work or of its maker.
    pub url: Option<String>,
    /// Licence's name, such as `CC-BY-SA-4.0`.
    pub provider_name: String,
}

/// A pin. Fields that depend on the viewer are absent in lists, so that lists
/// can share one rendering of a pin among all viewers.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PinView {
    /// Always `pin`.
    pub r#type: &'static str,
    /// Id.
    pub id: PinId,
    /// Title; may be empty.
    pub title: String,
    /// Title as the grid shows it.
    pub grid_title: String,
    /// What the pinner wrote; may be empty.
    pub description: String,
    /// What the close-up shows under the title.
    pub closeup_description: String,
    /// What the picture shows, by the pinner.
    pub alt_text: String,
    /// What the picture shows, by a machine; none until a machine looks.
    pub auto_alt_text: Option<String>,
    /// Where the pin leads.
    pub link: Option<String>,
    /// Host of the link, `Uploaded by user` without one.
    pub domain: String,
    /// `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
    /// `#rrggbb`; fills the picture's place until it is decoded.
    pub dominant_color: String,
    /// Thumbhash of the picture, base64.
    pub thumbhash: String,
    /// Content hash of the original, 32 hexadecimal digits.
    pub image_signature: String,
    /// Every size; of a video, of the picture that stands for it.
    pub images: Images,
    /// The video, for a pin of one; absent for a picture that stands still.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub videos: Option<Videos>,
    /// Stands before the picture until a viewer asks for it; absent for most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sensitivity_screen: Option<SensitivityScreen>,
    /// Whose pin it is.
    pub pinner: UserRef,
    /// Where it is saved.
    pub board: BoardRef,
    /// In which section of the board.
    pub section: Option<SectionRef>,
    /// Who first brought the picture; absent when it is the pinner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin_pinner: Option<UserRef>,
    /// Licence and source of the picture.
    pub attribution: Option<Attribution>,
    /// Topics, in the pinner's words.
    pub topics: Vec<String>,
    /// How often the picture was saved by others.
    pub repin_count: i64,
    /// By how many it was handed on.
    pub share_count: i64,
    /// How often each kind of reaction was given.
    pub reaction_counts: ReactionCounts,
    /// How many users keep it among their favourites.
    pub favorite_user_count: i64,
    /// Comments, but for those that words of the pinner's hold back.
    pub comment_count: i64,
    /// What users did with it.
    pub aggregated_pin_data: AggregatedPinData,
    /// Whether comments are off.
    pub comments_disabled: bool,
    /// The paid partnership's sponsor; absent for a pin without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sponsorship: Option<Sponsorship>,
    /// Whether this placement is promoted (paid for). There are no campaigns yet: this
    /// and the three fields below it are false and absent for every pin until then.
    pub is_promoted: bool,
    /// Whether it was saved from an advertisement.
    pub is_downstream_promotion: bool,
    /// Whether the viewer may have the advertisement taken out of their feed.
    pub promoted_is_removable: bool,
    /// What about the viewer the advertisement was meant for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ad_match_reason: Option<String>,
    /// Whether the pin was saved from another pin.
    pub is_repin: bool,
    /// Path of the page, `/pin/123/`.
    pub seo_url: String,
    /// Title for search engines.
    pub seo_title: String,
    /// Description for search engines.
    pub seo_description: String,
    /// What the pinner noted for themselves (business specification §3); absent for
    /// other viewers, and without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pin_note: Option<String>,
    /// Why search engines shall not list it; absent when they may.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seo_noindex_reason: Option<NoindexReason>,
    /// Why it is shown; absent but in a feed that is chosen for the viewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recommendation_reason: Option<RecommendationReason>,
    /// What its page sells; absent but where things for sale are listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub product: Option<ShoppingProduct>,
}
impl View for PinView {}

/// Why search engines shall not list a pin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoindexReason {
    /// Not every viewer sees it.
    Secret,
    /// Its board warns of what it shows, or a screen stands before its picture.
    Sensitive,
    /// Its pinner, or whose board it is on, wants to stay out of search engines.
    Pinner,
    /// Nothing says in words what it shows: no title, description or alternative text.
    Wordless,
}

/// A pin with what only this viewer sees.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PinDetail {
    /// The pin.
    #[serde(flatten)]
    pub pin: PinView,
    /// What stands on its own page alone.
    #[serde(flatten)]
    pub closeup: Closeup,
    /// Boards of the viewer that the picture is saved to.
    pub saved_info: SavedInfo,
    /// Whether the viewer may edit or delete it.
    pub is_mine: bool,
    /// The viewer's reaction.
    pub reaction_by_me: Option<ReactionType>,
    /// Whether it is among the viewer's favourites.
    pub favorited_by_me: bool,
    /// Whether the viewer told that they did what it shows.
    pub done_by_me: bool,
    /// Whether the viewer hid its picture from their feeds.
    pub is_hidden: bool,
    /// What is known of the page it leads to.
    #[serde(flatten)]
    pub link_about: LinkAbout,
    /// What only visitors are told.
    #[serde(flatten)]
    pub for_visitors: ForVisitors,
}
impl View for PinDetail {}

/// Business specification §3 "savedInfo".
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct SavedInfo {
    /// Whether the viewer saved this picture.
    pub saved_by_me: bool,
    /// The board it was last saved to.
    pub board: Option<BoardRef>,
    /// The viewer's pin.
    pub pin_id: Option<PinId>,
}

/// `PinResource/create`: from an upload or from an address of a picture.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CreatePin {
    /// Where it goes.
    pub board_id: BoardId,
    /// Into which section of the board.
    #[serde(default, alias = "section_id", alias = "board_section_id")]
    pub section: Option<SectionId>,
    /// Finished upload.
    #[serde(default)]
    pub upload_id: Option<UploadId>,
    /// Address of a picture to fetch.
    #[serde(default)]
    pub image_url: Option<String>,
    /// Up to 100 characters.
    #[serde(default)]
    pub title: Option<String>,
    /// Up to 800 characters.
    #[serde(default)]
    pub description: Option<String>,
    /// Up to 500 characters.
    #[serde(default)]
    pub alt_text: Option<String>,
    /// http or https, up to 2,048 characters.
    #[serde(default)]
    pub link: Option<String>,
    /// Up to 10 topics of up to 40 characters.
    #[serde(default)]
    pub topics: Option<Vec<String>>,
    /// What happens when the picture is on one of the viewer's boards already; it is
    /// saved unless said.
    #[serde(default)]
    pub on_duplicate: Option<OnDuplicate>,
}

/// `PinResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetPin {
    /// Which.
    pub id: PinId,
}

/// `BoardPinOrderResource/update`: another place in the order of the board.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ReorderPin {
    /// Which.
    pub pin_id: PinId,
    /// The pin of the same board that it stands behind; none: it stands first.
    #[serde(default)]
    pub after_pin_id: Option<PinId>,
}

/// `PinResource/update`: missing fields stay (specification §3 "Pin").
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdatePin {
    /// Which.
    pub id: PinId,
    /// Up to 100 characters.
    #[serde(default)]
    pub title: Option<String>,
    /// Up to 800 characters.
    #[serde(default)]
    pub description: Option<String>,
    /// Up to 500 characters.
    #[serde(default)]
    pub alt_text: Option<String>,
    /// http or https, up to 2,048 characters; empty for none. Of a pin that was saved
    /// from another it stays.
    #[serde(default)]
    pub link: Option<String>,
    /// Up to 10 topics of up to 40 characters.
    #[serde(default)]
    pub topics: Option<Vec<String>>,
    /// Where it goes, or stays: with it `section` tells into which section, or none.
    #[serde(default)]
    pub board_id: Option<BoardId>,
    /// Into which section of the board.
    #[serde(default, alias = "section_id", alias = "board_section_id")]
    pub section: Option<SectionId>,
    /// Whether comments are off.
    #[serde(default)]
    pub comments_disabled: Option<bool>,
    /// What the pinner notes for themselves: up to 500 characters.
    #[serde(default)]
    pub pin_note: Option<String>,
}

/// `PinResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DeletePin {
    /// Which.
    pub id: PinId,
}

/// `UserPinsResource/get`: a user's pins, newest first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListUserPins {
    /// Whose.
    #[serde(default)]
    pub username: Option<String>,
    /// Whose.
    #[serde(default)]
    pub user_id: Option<UserId>,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `PinDuplicatesResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetDuplicates {
    /// The pin that may be saved.
    pub pin_id: PinId,
}

/// Boards of the viewer that hold a pin's picture, or one that looks like it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Duplicates {
    /// Those with the very picture first, then the latest save; at most ten.
    pub duplicates: Vec<Duplicate>,
}
impl View for Duplicates {}

/// A board that holds a picture already.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Duplicate {
    /// Where.
    pub board: BoardRef,
    /// The pin there that shows it.
    pub pin_id: PinId,
    /// Whether it is the very picture, and not one that looks like it.
    pub is_same: bool,
}
