//! In-site feedback: what viewers tell the host of its site, in their own words (consumer
//! specification §3 "in-site feedback", §4 "In-site feedback", §5, §7 `POST
//! /v3/analytics/feedback/`). Other addresses are ours.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    ids::FeedbackId,
    users::UserRef,
};

/// Most bytes of the JSON text in which feedback is sent.
pub const MOST_BYTES: usize = 64 * 1024;

/// Most characters of what a viewer says.
pub const MOST_WORDS: usize = 2_000;

words! {
    /// What has become of feedback.
    FeedbackState {
        /// It waits for an employee.
        Open = "open",
        /// An employee is done with it.
        Closed = "closed",
    }
}

/// `POST /v3/analytics/feedback/` (consumer specification §7) and `FeedbackResource/create`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SendFeedback {
    /// A JSON object as text, up to 64 KiB: `verbatim_text`, the viewer's words, up to 2,000
    /// characters; and, where there are any, the `page` at which it was sent (its path), the
    /// `action_origin` (what opened the dialog), its `title` and its `prompt`, and the client's
    /// own name for it, `client_id`: what comes twice under one name, as when an answer was lost,
    /// is kept once. Where `verbatim_text` is blank or missing nothing is kept, and the call
    /// succeeds. Other keys are not kept.
    pub feedback_data: String,
}

/// `FeedbackListResource/get`: what viewers sent, the latest first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListFeedback {
    /// What waits, or what employees are done with.
    #[serde(default = "open")]
    pub state: FeedbackState,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

fn open() -> FeedbackState {
    FeedbackState::Open
}

/// `FeedbackResource/update`: closes feedback, or opens it again.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdateFeedback {
    /// Which.
    pub feedback_id: FeedbackId,
    /// What becomes of it.
    pub state: FeedbackState,
}

/// What a viewer told the host.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FeedbackView {
    /// Always `feedback`.
    pub r#type: &'static str,
    /// Id; greater for what was sent later.
    pub id: FeedbackId,
    /// In their own words.
    pub words: String,
    /// Who sent it; none of a visitor, and of a user whom the employee does not see.
    pub user: Option<UserRef>,
    /// Whether a visitor sent it.
    pub is_visitor: bool,
    /// Path of the page at which it was sent, as the client told it; may be empty.
    pub page: String,
    /// What opened the dialog, as the client told it; may be empty.
    pub action_origin: String,
    /// Title of the dialog; may be empty.
    pub title: String,
    /// What the dialog asked; may be empty.
    pub prompt: String,
    /// Open or closed.
    pub state: FeedbackState,
    /// When it was sent: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
}
impl View for FeedbackView {}
