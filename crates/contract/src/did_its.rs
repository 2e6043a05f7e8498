//! Did-its: who did what a pin shows, and how it went (business specification §3
//! "user-did-it data", "Pin", `done_by_me`, `aggregated_pin_data`).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    boards::SensitivityScreen,
    ids::{DidItId, PinId},
    pins::Images,
    users::UserRef,
};

/// A did-it: a user's report of having made what a pin shows.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DidItView {
    /// Always `userdiditdata`.
    pub r#type: &'static str,
    /// Id.
    pub id: DidItId,
    /// Of which pin.
    pub pin_id: PinId,
    /// Who did it.
    pub user: UserRef,
    /// How it went; may be empty.
    pub details: String,
    /// Photographs of it, every size of each; at most five.
    pub images: Vec<Images>,
    /// Stands before them where one of them is sensitive; absent where none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sensitivity_screen: Option<SensitivityScreen>,
    /// Their signatures, in the same order.
    pub image_signatures: Vec<String>,
    /// Their colours, `#rrggbb`, in the same order.
    pub dominant_colors: Vec<String>,
    /// `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
    /// How many comments stand below it, without those that words of the pinner's hold back.
    pub comment_count: i64,
    /// How many like it.
    pub like_count: i64,
    /// Whether the viewer does.
    pub liked_by_me: bool,
    /// How many found it helpful.
    pub helpful_count: i64,
    /// Whether the viewer did.
    pub marked_helpful_by_me: bool,
    /// Whether the viewer may change it.
    pub may_edit: bool,
    /// Whether the viewer may delete it.
    pub may_delete: bool,
    /// Whether the host took it down by a decision, so that its author alone sees it; absent
    /// where not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_taken_down: bool,
}
impl View for DidItView {}

/// What is known of a pin from all users who did something with it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct AggregatedPinData {
    /// Comments, replies and comments on did-its, but for those that words of the pinner's hold
    /// back.
    pub comment_count: i64,
    /// Those who did what it shows.
    pub did_it_data: DidItData,
}

impl AggregatedPinData {
    /// Whether anything stands in the list below the pin for those who see all of it.
    pub fn is_talked_about(&self) -> bool {
        self.comment_count > 0 || self.did_it_data.user_count > 0
    }
}

/// Those who did what a pin shows.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct DidItData {
    /// How many users.
    pub user_count: i64,
    /// How many photographs they show.
    pub images_count: i64,
}

/// `DidItActivityResource/create` and `…/update`: the viewer's did-it of a pin, one per
/// pin. Fields that an update leaves out stay as they are.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct TellDidIt {
    /// Of which pin.
    pub pin_id: PinId,
    /// How it went: up to 500 characters.
    #[serde(default)]
    pub details: Option<String>,
    /// Its photographs from now on, at most five: of finished uploads of the viewer's,
    /// and such as it shows already.
    #[serde(default)]
    pub image_signatures: Option<Vec<String>>,
}

/// `DidItActivityResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DeleteDidIt {
    /// Which.
    pub user_did_it_data_id: DidItId,
}

/// `AggregatedActivityFeedResource/get`: who did what a pin shows; the viewer first,
/// then the latest.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListDidIts {
    /// Of which pin.
    #[serde(alias = "aggregated_pin_data_id")]
    pub pin_id: PinId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// A viewer's mark on another user's did-it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// They like it.
    Like,
    /// It helped them.
    Helpful,
}

/// `DidItMarkResource/create`, `DidItMarkResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct MarkDidIt {
    /// Which.
    pub user_did_it_data_id: DidItId,
    /// As what.
    pub mark: Mark,
}
