//! All that is stored about a user, to take away (quality, "Safety of people" 8).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{answers::View, archives::ArchiveView};

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
    pub export: Option<ArchiveView>,
}
impl View for LatestExport {}
