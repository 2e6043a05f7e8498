//! The bin: boards and pins that their owner deleted and can restore for 30 days.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    boards::{BoardRef, Privacy},
    ids::{BoardId, PinId, SectionId},
    pins::Images,
};

/// `DeletedBoardsResource/get`: the viewer's own, the last first.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListDeletedBoards {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// A deleted board.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DeletedBoard {
    /// Id.
    pub id: BoardId,
    /// What it was called.
    pub name: String,
    /// Who saw it.
    pub privacy: Privacy,
    /// Pins that went with it and come back with it.
    pub pin_count: i64,
    /// Its uppermost pictures.
    pub cover_images: Vec<Images>,
    /// When it was deleted: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub deleted_at: String,
    /// When it goes for good.
    pub forgotten_at: String,
}
impl View for DeletedBoard {}

/// `DeletedPinsResource/get`: what the viewer deleted, without what went with a board,
/// the last first.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListDeletedPins {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// A deleted pin.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DeletedPin {
    /// Id.
    pub id: PinId,
    /// Its title.
    pub title: String,
    /// What its picture shows.
    pub alt_text: String,
    /// Its picture.
    pub images: Images,
    /// Mean colour of the picture: `#a1b2c3`.
    pub dominant_color: String,
    /// The board it comes back to; none when that is deleted itself, or the viewer no
    /// longer saves there.
    pub board: Option<BoardRef>,
    /// When it was deleted: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub deleted_at: String,
    /// When it goes for good.
    pub forgotten_at: String,
}
impl View for DeletedPin {}

/// `DeletedBoardsResource/update`: the board comes back. A big one is there at once,
/// and its pins come one after the other.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RestoreBoard {
    /// Which.
    pub board_id: BoardId,
}

/// `DeletedPinsResource/update`: pins come back to where they were, or to another board.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct RestorePins {
    /// Which; at most 250.
    pub pin_ids: Vec<PinId>,
    /// The board they come to, uppermost; the one they were on when missing.
    #[serde(default)]
    pub board_id: Option<BoardId>,
    /// A section of that board.
    #[serde(default)]
    pub section: Option<SectionId>,
}

/// Which pins came back.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RestoredPins {
    /// They are back.
    pub restored: Vec<PinId>,
    /// They stay in the bin: their board is gone, or their picture stands there.
    pub kept: Vec<PinId>,
}
impl View for RestoredPins {}

/// `DeletedBoardsResource/delete`: the board goes for good now.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ForgetDeletedBoard {
    /// Which.
    pub board_id: BoardId,
}

/// `DeletedPinsResource/delete`: pins go for good now.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ForgetDeletedPins {
    /// Which; at most 250.
    pub pin_ids: Vec<PinId>,
}
