//! Pictures that may not be saved here, and what the host's program tells of pictures. All
//! addresses are ours.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    ids::{BannedPictureId, ReportCaseId},
};

/// `BannedPicturesResource/get`: pictures that may not be saved here, the last banned first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListBannedPictures {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `BannedPictureResource/delete`: takes a ban back.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UnbanPicture {
    /// Which.
    pub ban_id: BannedPictureId,
}

/// A picture that may not be saved here, nor any that looks the same. The picture itself is
/// not kept for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct BannedPictureView {
    /// Always `bannedpicture`.
    pub r#type: &'static str,
    /// Id; greater for what was banned later.
    pub id: BannedPictureId,
    /// Why, in the words of the employee who banned it, which the pinners were told.
    pub reason: String,
    /// Pixels.
    pub width: i64,
    /// Pixels.
    pub height: i64,
    /// `#rrggbb`.
    pub dominant_color: String,
    /// Thumbhash of the picture, base64.
    pub thumbhash: String,
    /// How often it was brought since, and refused.
    pub tries: i64,
    /// The case by which it was banned; none once that is forgotten.
    pub case_id: Option<ReportCaseId>,
    /// When: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
}
impl View for BannedPictureView {}

/// What the host's program told of a picture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct FoundClass {
    /// What it shows, in the program's words.
    pub class: String,
    /// How sure the program is, in percent.
    pub score: i64,
}
