//! Archives: ZIP files that a user requests and a job makes, of a board (`downloads`)
//! or of all that is stored about them (`exports`).

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    answers::View,
    ids::{ArchiveId, BoardId},
};

/// An archive that a user requested.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ArchiveView {
    /// Id.
    pub id: ArchiveId,
    /// The board it is of; absent for an export.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board_id: Option<BoardId>,
    /// How far it is.
    pub status: ArchiveStatus,
    /// Pictures put in so far.
    pub done: i64,
    /// Pictures there are; 0 until that is known.
    pub total: i64,
    /// Size of the file, once it is ready.
    pub bytes: Option<i64>,
    /// Path of the file, once it is ready; only the viewer can fetch it.
    pub url: Option<String>,
    /// When it was requested, milliseconds since 1970.
    pub created_ms: i64,
    /// Until when it can be fetched, milliseconds since 1970.
    pub expires_ms: i64,
}
impl View for ArchiveView {}

/// How far an archive is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ArchiveStatus {
    /// It is being made, or soon will be.
    Waiting,
    /// It can be fetched.
    Ready,
    /// It could not be made.
    Failed,
}
