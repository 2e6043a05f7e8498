//! A board as one file, to take along (issue, "Leave with everything").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{answers::View, archives::ArchiveView, ids::BoardId, pins::Attribution};

/// `BoardDownloadResource/create`: a board with its pictures, words and sections,
/// in one ZIP file (docs/board-file.md). Caller: a viewer who may see the board.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RequestDownload {
    /// Which.
    pub board_id: BoardId,
}

/// `BoardDownloadResource/get`: the file the viewer asked for last.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetDownload {
    /// Of which board.
    pub board_id: BoardId,
}

/// Answer of [`GetDownload`].
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LatestDownload {
    /// The file; none when there was never one, or when its time is over.
    pub download: Option<ArchiveView>,
}
impl View for LatestDownload {}

/// What [`BoardFile::format`] says.
pub const BOARD_FORMAT: &str = "magpie-board";
/// The version that is written, and the newest that is read.
pub const BOARD_VERSION: u32 = 1;

/// `board.json` in a board's file (docs/board-file.md).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BoardFile {
    /// Always [`BOARD_FORMAT`].
    pub format: String,
    /// See [`BOARD_VERSION`].
    pub version: u32,
    /// When the file was made (ISO 8601).
    pub made_at: String,
    /// The board.
    pub board: FiledBoard,
    /// Its sections in their order.
    #[serde(default)]
    pub sections: Vec<FiledSection>,
    /// Its pins in their order, the uppermost first.
    #[serde(default)]
    pub pins: Vec<FiledPin>,
}

/// The board itself.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct FiledBoard {
    /// Id where it was.
    #[serde(default)]
    pub id: String,
    /// Where it was.
    #[serde(default)]
    pub url: String,
    /// Name.
    pub name: String,
    /// What its owner wrote; may be empty.
    #[serde(default)]
    pub description: String,
    /// Category; may be empty.
    #[serde(default)]
    pub category: String,
    /// `public`, `protected` or `secret`.
    #[serde(default)]
    pub privacy: String,
    /// How its page shows its pins, see [`crate::boards::Layout`].
    #[serde(default)]
    pub layout: String,
    /// What people are warned of, see [`crate::boards::Sensitivity`].
    #[serde(default)]
    pub sensitivity: String,
    /// The pin that was chosen to stand for it, counted from 0.
    #[serde(default)]
    pub cover: Option<usize>,
    /// When it was made (ISO 8601).
    #[serde(default)]
    pub created_at: String,
}

/// A section.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct FiledSection {
    /// Id where it was.
    #[serde(default)]
    pub id: String,
    /// Name.
    pub title: String,
}

/// A pin.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct FiledPin {
    /// Id where it was.
    #[serde(default)]
    pub id: String,
    /// Name of the picture's file in the archive.
    pub picture: String,
    /// In which section, counted from 0; none outside sections.
    #[serde(default)]
    pub section: Option<usize>,
    /// Title; may be empty.
    #[serde(default)]
    pub title: String,
    /// What the pinner wrote; may be empty.
    #[serde(default)]
    pub description: String,
    /// What the picture shows; may be empty.
    #[serde(default)]
    pub alt_text: String,
    /// Where it leads.
    #[serde(default)]
    pub link: Option<String>,
    /// Topics.
    #[serde(default)]
    pub topics: Vec<String>,
    /// Whose the picture is, when it is not of who keeps the file.
    #[serde(default)]
    pub attribution: Option<Attribution>,
    /// Whether comments are switched off.
    #[serde(default)]
    pub comments_disabled: bool,
    /// What the pinner notes for themselves, in a file of their own.
    #[serde(default)]
    pub note: String,
    /// When it was made (ISO 8601).
    #[serde(default)]
    pub created_at: String,
}
