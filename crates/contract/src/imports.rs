//! Boards and pins from a file (issue, "Leave with everything").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::View,
    boards::{BoardRef, Privacy},
    ids::ImportId,
};

/// `ImportResource/create`: says where the file shall be sent, as for an upload
/// (protocol, "Uploads"). One import at a time; the one before is forgotten.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct RegisterImport {
    /// Privacy of the new boards. Absent: as the file says, and secret where the file
    /// does not say.
    #[serde(default)]
    pub privacy: Option<Privacy>,
}

/// Answer of [`RegisterImport`].
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RegisteredImport {
    /// The import.
    pub import: ImportView,
    /// Absolute address for the file, by multipart form.
    pub upload_url: String,
    /// Fields of the form, before `file`.
    pub upload_parameters: std::collections::BTreeMap<String, String>,
}
impl View for RegisteredImport {}

/// `ImportResource/get`: the viewer's last import.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct GetImport {}

/// `ImportResource/update`: goes on with an import that was stopped, and tries
/// again what did not come in.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RetryImport {
    /// Which; one's own.
    pub import_id: ImportId,
}

/// `ImportResource/delete`: stops an import. What came in stays.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct StopImport {
    /// Which; one's own.
    pub import_id: ImportId,
}

/// Answer of [`GetImport`].
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LatestImport {
    /// The import; none when there was never one, or not for a week.
    pub import: Option<ImportView>,
}
impl View for LatestImport {}

/// How far an import is.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ImportView {
    /// Id.
    pub id: ImportId,
    /// What kind of file it is, once it was read.
    pub kind: Option<ImportKind>,
    /// What the file was called; may be empty.
    pub file_name: String,
    /// How far it is.
    pub status: ImportStatus,
    /// Why the file could not be read, in English.
    pub failure: Option<String>,
    /// Pins it is done with, those that failed among them.
    pub done: i64,
    /// Pins in the file; 0 until it was read.
    pub total: i64,
    /// Pins that did not come in.
    pub failed: i64,
    /// Which, and why: the first 200.
    pub failed_entries: Vec<FailedEntry>,
    /// Boards it made.
    pub boards: Vec<BoardRef>,
    /// When it was begun, milliseconds since 1970.
    pub created_ms: i64,
}
impl View for ImportView {}

/// A pin that did not come in.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FailedEntry {
    /// Its number in the import.
    pub number: i64,
    /// Its title, or the name of its file.
    pub name: String,
    /// Why, in English.
    pub failure: String,
}

/// Kinds of files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ImportKind {
    /// A board that was downloaded from a host like this one.
    Board,
    /// A browser's bookmarks.
    Bookmarks,
    /// Pictures in folders.
    Pictures,
    /// The data export of the well-known service.
    Service,
}

/// How far an import is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ImportStatus {
    /// Its file has not come yet.
    Registered,
    /// The file waits to be read.
    Waiting,
    /// Pins come in.
    Running,
    /// It is over.
    Done,
    /// The file could not be read.
    Failed,
    /// Its owner stopped it.
    Stopped,
}
