//! Sections: parts of boards (specification §3 "Board section"; business §3
//! "Board section").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    boards::BoardRef,
    ids::{BoardId, PinId, SectionId},
    pins::Images,
};

/// A section as shown beside a pin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SectionRef {
    /// Always `board_section`.
    pub r#type: &'static str,
    /// Id.
    pub id: SectionId,
    /// Name for people.
    pub title: String,
    /// Last part of its address, `/user/board/slug/`.
    pub slug: String,
}

/// A section.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SectionView {
    /// What is shown everywhere.
    #[serde(flatten)]
    pub section: SectionRef,
    /// Where it is.
    pub board: BoardRef,
    /// Pins in it.
    pub pin_count: i64,
    /// Pictures of its uppermost pins, at most five.
    pub cover_images: Vec<Images>,
}
impl View for SectionView {}

/// `BoardSectionResource/create` (business §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CreateSection {
    /// On which board.
    pub board_id: BoardId,
    /// 1 to 50 characters, unique on the board.
    #[serde(alias = "title")]
    pub name: String,
    /// Pins of the board that go into it, at most 250.
    #[serde(default)]
    pub initial_pins: Vec<PinId>,
}

/// `BoardSectionResource/get`: by id, or by its board and its slug, or by its
/// whole address.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct GetSection {
    /// Id.
    #[serde(default)]
    pub section_id: Option<SectionId>,
    /// Its board.
    #[serde(default)]
    pub board_id: Option<BoardId>,
    /// The board's owner.
    #[serde(default)]
    pub username: Option<String>,
    /// Last part of the board's address.
    #[serde(default)]
    pub slug: Option<String>,
    /// Last part of the section's address.
    #[serde(default)]
    pub section_slug: Option<String>,
}

/// `BoardSectionEditResource/update`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdateSection {
    /// Which.
    pub section_id: SectionId,
    /// New name; the address follows it.
    #[serde(alias = "title")]
    pub name: String,
}

/// `BoardSectionEditResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DeleteSection {
    /// Which.
    pub section_id: SectionId,
    /// Its pins stay on the board instead of being deleted with it.
    #[serde(default)]
    pub keep_pins: bool,
}

/// `BoardSectionMergeResource/create`: all pins of one section go into another,
/// and the first is gone.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct MergeSections {
    /// The section that ends.
    pub section_id: SectionId,
    /// Where its pins go; on the same board.
    pub into_section_id: SectionId,
}

/// `BoardSectionsResource/get`: a board's sections in their order.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListSections {
    /// Of which board.
    pub board_id: BoardId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `BoardSectionsResource/update`: another order.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ReorderSections {
    /// Of which board.
    pub board_id: BoardId,
    /// Sections in their new order; those that are left out keep their places.
    pub section_ids: Vec<SectionId>,
}

/// The sections as they stand now.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SectionOrder {
    /// Those that were named, in their order.
    pub section_ids: Vec<SectionId>,
}
impl View for SectionOrder {}

/// `BoardSectionPinsResource/get`: a section's pins in their order.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListSectionPins {
    /// Of which section.
    pub section_id: SectionId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}
