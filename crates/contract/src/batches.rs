//! Batches: one thing done to many pins of a board, with its way back (business §3
//! "Blocking action for a board").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::View,
    ids::{BatchId, BoardId, PinId, SectionId},
};

/// Which pins of a board.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct PinSelection {
    /// Where they all are.
    pub board_id: BoardId,
    /// Which; at most 250. All when it is empty and `all` is true.
    #[serde(default)]
    pub pin_ids: Vec<PinId>,
    /// All of the board, or of the section.
    #[serde(default)]
    pub all: bool,
    /// With `all`: those of this section.
    #[serde(default)]
    pub section_id: Option<SectionId>,
    /// With `all`: those outside sections.
    #[serde(default)]
    pub filter_section_pins: bool,
    /// With `all`: but for these, at most 250.
    #[serde(default)]
    pub except_pin_ids: Vec<PinId>,
}

/// `BulkEditResource/update`: pins go to another board or section.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct MovePins {
    /// Which.
    #[serde(flatten)]
    pub pins: PinSelection,
    /// Where to; the same board to move them between sections.
    pub into_board_id: BoardId,
    /// Into which section of it; outside sections when it is missing.
    #[serde(default)]
    pub into_section_id: Option<SectionId>,
}

/// `BulkEditResource/create`: pins are saved to another board too.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CopyPins {
    /// Which.
    #[serde(flatten)]
    pub pins: PinSelection,
    /// Where to.
    pub into_board_id: BoardId,
    /// Into which section of it.
    #[serde(default)]
    pub into_section_id: Option<SectionId>,
}

/// `BulkEditResource/delete`: pins are deleted.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DeletePins {
    /// Which.
    #[serde(flatten)]
    pub pins: PinSelection,
}

/// `BulkEditStatusResource/get`: how far a batch is.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetBatch {
    /// Which; one's own.
    pub batch_id: BatchId,
}

/// `BulkEditUndoResource/create`: back to how it was. What has changed since
/// stays as it is.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UndoBatch {
    /// Which; one's own, of the last day.
    pub batch_id: BatchId,
}

/// What a batch does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BatchVerb {
    /// Pins go elsewhere.
    Move,
    /// Pins are saved elsewhere too.
    Copy,
    /// Pins are deleted.
    Delete,
    /// A board goes to the bin, with its pins.
    DeleteBoard,
    /// The pins of a board come back from the bin.
    RestoreBoard,
    /// The pins of a board go to another, and the board is gone.
    Merge,
}

impl BatchVerb {
    /// Whether it is about a whole board, whatever comes to it meanwhile. What a batch
    /// of pins does can be undone; a deleted board is restored.
    pub fn is_of_board(self) -> bool {
        matches!(self, Self::DeleteBoard | Self::RestoreBoard | Self::Merge)
    }
}

/// How far a batch is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum BatchState {
    /// It goes on.
    Running,
    /// It is done, and can be undone.
    Done,
    /// It is being undone.
    Undoing,
    /// It was undone.
    Undone,
}

/// A batch. Small ones are done when they are answered; long ones go on after it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BatchView {
    /// Id.
    pub id: BatchId,
    /// The board it takes from, or is about.
    pub board_id: BoardId,
    /// What it does.
    pub verb: BatchVerb,
    /// How far it is.
    pub state: BatchState,
    /// Pins it is about.
    pub total: i64,
    /// Pins it is done with, those that were skipped among them.
    pub done: i64,
    /// Pins that stayed where they are: their picture stands on the other board
    /// already, or they were gone.
    pub skipped: i64,
}
impl View for BatchView {}

/// `BoardActionStatusResource/get` (business §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetBoardActions {
    /// Which board.
    pub board_id: BoardId,
}

/// Long work on a board (business §3 "Blocking action for a board").
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BlockingAction {
    /// The batch.
    pub id: BatchId,
    /// When it began: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_timestamp: String,
    /// Hundredths that are done, 0 to 100.
    pub progress: i64,
    /// The section it fills; `-1` for the whole board, none for the part of it
    /// outside sections.
    pub section_id: Option<String>,
}

/// What goes on at a board.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BoardActions {
    /// Oldest first; empty when nothing goes on.
    pub blocking_actions: Vec<BlockingAction>,
}
impl View for BoardActions {}
