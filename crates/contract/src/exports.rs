//! All that is stored about a person, to take away (quality, "Safety of people" 8).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{answers::View, ids::ExportId};

/// `UserExportResource/create`: everything stored about the viewer, in one file.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RequestExport {
    /// The account's password: an open browser is not enough.
    pub password: String,
}

/// `UserExportResource/get`: the file that was asked for last.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct GetExport {}

/// Answer of [`GetExport`].
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LatestExport {
    /// The file; none when there was never one, or when its time is over.
    pub export: Option<ExportView>,
}
impl View for LatestExport {}

/// A file that was asked for.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ExportView {
    /// Id.
    pub id: ExportId,
    /// How far it is.
    pub status: ExportStatus,
    /// Pictures put in so far.
    pub done: i64,
    /// Pictures there are; 0 until that is known.
    pub total: i64,
    /// Size of the file, once it is ready.
    pub bytes: Option<i64>,
    /// Path of the file, once it is ready; only the viewer can fetch it.
    pub url: Option<String>,
    /// When it was asked for, milliseconds since 1970.
    pub created_ms: i64,
    /// Until when it can be fetched, milliseconds since 1970.
    pub expires_ms: i64,
}
impl View for ExportView {}

/// How far a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ExportStatus {
    /// It is being made, or soon will be.
    Waiting,
    /// It can be fetched.
    Ready,
    /// It could not be made.
    Failed,
}
