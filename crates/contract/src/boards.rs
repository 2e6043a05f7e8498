//! Boards (specification §3 "Board"; business §3 "Board").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    ids::{BoardId, PinId, SectionId, UserId},
    pins::Images,
    users::UserRef,
};

/// Who may see a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Privacy {
    /// Everybody.
    Public,
    /// The owner only.
    Secret,
}

/// A board as shown beside a pin.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BoardRef {
    /// Always `board`.
    pub r#type: &'static str,
    /// Id.
    pub id: BoardId,
    /// Name for people.
    pub name: String,
    /// `/user/slug/`.
    pub url: String,
    /// Who may see it.
    pub privacy: Privacy,
    /// Always `default` so far.
    pub layout: &'static str,
    /// Whose it is.
    pub owner: UserRef,
    /// Whether others save here too.
    pub is_collaborative: bool,
}

/// A board.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BoardView {
    /// What is shown everywhere.
    #[serde(flatten)]
    pub board: BoardRef,
    /// What it is about; may be empty.
    pub description: String,
    /// One of the categories, or empty.
    pub category: String,
    /// Pins on it.
    pub pin_count: i64,
    /// Pins on it outside sections.
    pub sectionless_pin_count: i64,
    /// Sections on it.
    pub section_count: i64,
    /// People who follow it.
    pub follower_count: i64,
    /// People who save here besides the owner.
    pub collaborator_count: i64,
    /// Whether the viewer follows it or its owner.
    pub followed_by_me: bool,
    /// Whether the viewer may save here as a collaborator.
    pub collaborated_by_me: bool,
    /// What the viewer may do: `write`, `delete`.
    pub access: Vec<&'static str>,
    /// The newest pins' pictures, at most five, the cover first.
    pub cover_images: Vec<Images>,
    /// The cover at 474 pixels.
    pub image_cover_url: Option<String>,
    /// When it was made: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
    /// When the viewer archived it.
    pub archived_by_me_at: Option<String>,
}
impl View for BoardView {}

/// A board that its owner saved to lately (specification §3 "Users state").
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct RecentBoard {
    /// Id.
    pub id: BoardId,
    /// Name for people.
    pub name: String,
    /// Who may see it.
    pub privacy: Privacy,
    /// The cover at 474 pixels.
    pub image_cover_url: Option<String>,
}

/// `BoardResource/create`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CreateBoard {
    /// 1 to 50 characters, unique among the owner's boards.
    pub name: String,
    /// Up to 500 characters.
    #[serde(default)]
    pub description: Option<String>,
    /// Public unless said.
    #[serde(default)]
    pub privacy: Option<Privacy>,
    /// One of the categories.
    #[serde(default)]
    pub category: Option<String>,
}

/// `BoardResource/update`: missing fields stay.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdateBoard {
    /// Which.
    pub board_id: BoardId,
    /// New name; the address follows it.
    #[serde(default)]
    pub name: Option<String>,
    /// New description.
    #[serde(default)]
    pub description: Option<String>,
    /// New privacy.
    #[serde(default)]
    pub privacy: Option<Privacy>,
}

/// `BoardResource/get`: by id, or by owner and slug (or `username/slug` path).
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct GetBoard {
    /// Id.
    #[serde(default)]
    pub board_id: Option<BoardId>,
    /// Owner's name.
    #[serde(default)]
    pub username: Option<String>,
    /// Last part of the address.
    #[serde(default)]
    pub slug: Option<String>,
}

/// `BoardsResource/get`: a person's boards, newest first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListBoards {
    /// Whose; the viewer when both are missing.
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

/// `BoardFeedResource/get`: the pins of a board in its order.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListBoardPins {
    /// Which.
    pub board_id: BoardId,
    /// Leaves out what is in sections.
    #[serde(default)]
    pub filter_section_pins: bool,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `BoardFollowResource/create` and `/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct FollowBoard {
    /// Which.
    pub board_id: BoardId,
}

/// `RepinResource/create`: saves somebody's pin to a board of one's own. Saving
/// the same pin to the same board again answers the pin that is there.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SavePin {
    /// The pin that is seen.
    pub pin_id: PinId,
    /// Where it goes.
    pub board_id: BoardId,
    /// Into which section of the board; a pin that is there already goes into it.
    #[serde(default, alias = "section_id", alias = "board_section_id")]
    pub section: Option<SectionId>,
    /// Other words than the pin's own.
    #[serde(default)]
    pub title: Option<String>,
    /// Other words than the pin's own.
    #[serde(default)]
    pub description: Option<String>,
}

/// `BoardResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DeleteBoard {
    /// Which.
    pub board_id: BoardId,
}
