//! Pins (specification §3 "Pin (close-up)", protocol "Values").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    boards::{BoardRef, OnDuplicate},
    did_its::AggregatedPinData,
    ids::{BoardId, PinId, SectionId, UploadId, UserId},
    interests::InterestRef,
    links::LinkAbout,
    reactions::{ReactionCounts, ReactionType},
    sections::SectionRef,
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
    /// Every size.
    pub images: Images,
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
    /// Comments; 0 for every pin until comments are built.
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
}
impl View for PinView {}

/// Why search engines shall not list a pin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoindexReason {
    /// Not every viewer sees it.
    Secret,
    /// Its board warns of what it shows.
    Sensitive,
    /// Its pinner, or whose board it is on, wants to stay out of search engines.
    Pinner,
}

/// Fields of a pin's page for visitors only (specification §3: "others only for
/// unauthenticated"); all absent for a signed-in viewer.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct ForVisitors {
    /// The address under which the picture shall be known, absolute: of a pin that was
    /// saved from another it is that other pin's, where search engines may list it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seo_canonical_url: Option<String>,
    /// Host of that address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seo_canonical_domain: Option<String>,
    /// Topics that the pin names, the one that fits best first; at most five.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seo_related_interests: Option<Vec<RelatedInterest>>,
    /// The description in HTML: line breaks and links, and no other markup.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description_html: Option<String>,
}

/// A topic that a pin is about.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RelatedInterest {
    /// The topic.
    #[serde(flatten)]
    pub interest: InterestRef,
    /// Path of a page with more of it.
    pub url: String,
}

/// Fields of a pin that stand on its own page alone (specification §3 "Pin (close-up)").
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct Closeup {
    /// What the pinner wrote, else what the page it leads to says about itself; may be
    /// empty.
    pub closeup_unified_description: String,
    /// The first of its topics, in the pinner's words; empty without one.
    pub category: String,
    /// Where it leads on a phone: the same as `link`, since no program of a shop is known.
    pub mobile_link: Option<String>,
    /// Where it leads by way of a count: the same as `link`, since clicks are not counted
    /// yet.
    pub tracked_link: Option<String>,
    /// What a client says back in events about this pin; null until events are kept.
    pub tracking_params: Option<String>,
    /// Whether its board warns of what it shows.
    pub is_unsafe: bool,
    /// Whether comments may stand beneath it.
    pub is_eligible_for_aggregated_comments: bool,
    /// What shops say of it; empty for every pin until there are catalogues.
    pub shopping_flags: Vec<String>,
    /// Whether a shop sends it to the viewer's country; null until there are catalogues.
    pub ships_to_user_country: Option<bool>,
    /// Id of its story; null for every pin until story pins are built.
    pub story_pin_data_id: Option<String>,
    /// Whether it opens among others to be swiped through; false until there are videos.
    pub should_open_in_stream: bool,
    /// How often its video was watched; null for every pin until there are videos.
    pub seo_view_count: Option<i64>,
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
