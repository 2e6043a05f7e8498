//! Pictures that may not be saved here, and what the host's program tells of pictures. All
//! addresses are ours.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    ids::{BannedPictureId, ReportCaseId},
    pins::Images,
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

words! {
    /// Where a thing shows a picture that a case is about.
    CasePictureRole {
        /// It is the pin's.
        Pin = "pin",
        /// It stands for the user.
        Portrait = "portrait",
        /// It stands above the profile.
        Cover = "cover",
        /// It shows what became of a pin.
        DidIt = "did_it",
        /// It stands for an app that the user registered.
        App = "app",
    }
}

/// A picture that a case is about: without the screen that stands before it for others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CasePicture {
    /// Content hash, by which a decision names it.
    pub signature: String,
    /// Where it is shown; the first of several places.
    pub role: CasePictureRole,
    /// Every size of it.
    pub images: Images,
    /// `#rrggbb`.
    pub dominant_color: String,
    /// Whether a sensitivity screen stands before it.
    pub is_screened: bool,
    /// What the host's program told of it, the highest score first; empty where it told nothing.
    pub found: Vec<FoundClass>,
}

/// What the host's program told of a picture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct FoundClass {
    /// What it shows, in the program's words.
    pub class: String,
    /// How sure the program is, in percent.
    pub score: i64,
}
