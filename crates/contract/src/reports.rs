//! Reports: what users tell the host of things that break its rules, and what becomes of it
//! (consumer specification §3 "report target", §4 "Report dialog", §7 `PUT
//! /v3/aggregated_comments/{id}/flag/`). Addresses but for the last are ours.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    ids::{CommentId, ReportCaseId},
    users::UserRef,
};

/// Most characters of what a reporter says beside the reason.
pub const MOST_WORDS: usize = 500;

words! {
    /// What may be reported.
    ReportedKind {
        /// A pin.
        Pin = "pin",
        /// A comment or a reply.
        Comment = "comment",
        /// A user.
        User = "user",
        /// A board.
        Board = "board",
        /// A did-it.
        UserDidItData = "user_did_it_data",
        /// What another member wrote last in a conversation.
        Conversation = "conversation",
        /// A message of a conversation.
        Message = "message",
    }
}

words! {
    /// Why something is reported.
    ReportReason {
        /// Misleading or repeated, to have others look or buy.
        Spam = "spam",
        /// Nudity or sexual content.
        Nudity = "nudity",
        /// Encourages to harm oneself, or tells of it.
        SelfHarm = "self_harm",
        /// False, and may harm those who believe it.
        Misinformation = "misinformation",
        /// Against people for what they are.
        Hate = "hate",
        /// Sells what is dangerous or forbidden.
        DangerousGoods = "dangerous_goods",
        /// Insults or threatens people.
        Harassment = "harassment",
        /// Shows or praises violence.
        Violence = "violence",
        /// Shows what is private of others.
        Privacy = "privacy",
        /// Belongs to the reporter, who did not allow it.
        IntellectualProperty = "intellectual_property",
        /// A user who says that they are another.
        Impersonation = "impersonation",
        /// A user who is too young for an account.
        TooYoung = "too_young",
    }
}

words! {
    /// A reason more exactly.
    DetailedReason {
        /// Its link leads to something else than it shows.
        MisleadingLink = "misleading_link",
        /// The same again and again.
        Repeated = "repeated",
        /// A fraud.
        Scam = "scam",
        /// Sexual content with adults.
        AdultContent = "adult_content",
        /// Sexual words or advances.
        SexualWords = "sexual_words",
        /// Sexual content with children.
        Minors = "minors",
        /// Suicide.
        Suicide = "suicide",
        /// Disordered eating.
        EatingDisorder = "eating_disorder",
        /// Of health.
        Health = "health",
        /// Of elections and public matters.
        Civic = "civic",
        /// Of the climate.
        Climate = "climate",
        /// Insults.
        Insults = "insults",
        /// Threats.
        Threats = "threats",
        /// A picture of a person, changed or taken against their will.
        UnwantedImage = "unwanted_image",
        /// Address, telephone number, papers.
        PersonalData = "personal_data",
        /// A picture of the reporter or their child.
        PictureOfMe = "picture_of_me",
        /// Copyright.
        Copyright = "copyright",
        /// A trademark.
        Trademark = "trademark",
    }
}

words! {
    /// What has become of a case.
    CaseState {
        /// It waits for an employee.
        Open = "open",
        /// It is decided.
        Closed = "closed",
    }
}

words! {
    /// How a case was closed.
    CaseOutcome {
        /// Nothing is wrong with the thing.
        NoViolation = "no_violation",
        /// What had to be done was done elsewhere, such as by the host's commands.
        Handled = "handled",
        /// The thing was deleted; for comments and did-its.
        Deleted = "deleted",
    }
}

/// `ReportReasonsResource/get`: why a thing of a kind may be reported.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListReportReasons {
    /// The kind.
    pub kind: ReportedKind,
}

/// A reason that fits a kind of things.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ReportReasonView {
    /// The reason.
    pub reason: ReportReason,
    /// More exactly; empty where there is nothing more exact.
    pub detailed_reasons: Vec<DetailedReason>,
}

/// Reasons that fit a kind of things.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ReportReasons {
    /// In the order in which they are offered.
    pub reasons: Vec<ReportReasonView>,
}
impl View for ReportReasons {}

/// `ReportResource/create`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ReportThing {
    /// What kind of thing.
    pub kind: ReportedKind,
    /// Its id.
    pub id: String,
    /// The conversation of a message; of other things it is not needed.
    #[serde(default, alias = "parentId")]
    pub parent_id: Option<String>,
    /// Why: one that fits the kind.
    pub reason: ReportReason,
    /// More exactly: those of the reason.
    #[serde(default)]
    pub detailed_reasons: Vec<DetailedReason>,
    /// In the reporter's own words, up to 500 characters.
    #[serde(default)]
    pub text: String,
}

/// `PUT /v3/aggregated_comments/{commentId}/flag/` (consumer specification §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct FlagComment {
    /// Which comment.
    pub comment_id: CommentId,
    /// Why; see [`ReportThing::reason`].
    pub reason: ReportReason,
    /// More exactly; see [`ReportThing::detailed_reasons`].
    #[serde(default)]
    pub detailed_reasons: Vec<DetailedReason>,
}

/// `ReportCasesResource/get`: what was reported.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListCases {
    /// Open ones, those reported first before others, or closed ones, those reported last.
    #[serde(default = "open")]
    pub state: CaseState,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

fn open() -> CaseState {
    CaseState::Open
}

/// `ReportCaseResource/get`: one case.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetCase {
    /// Which.
    pub case_id: ReportCaseId,
}

/// `ReportCaseResource/update`: closes a case.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct CloseCase {
    /// Which.
    pub case_id: ReportCaseId,
    /// How.
    pub outcome: CaseOutcome,
}

/// A thing that users reported, once for all of them until the case is closed.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ReportCaseView {
    /// Always `reportcase`.
    pub r#type: &'static str,
    /// Id; greater for what was first reported later.
    pub id: ReportCaseId,
    /// What kind of thing.
    pub kind: ReportedKind,
    /// The thing's id.
    pub target_id: String,
    /// Path of the page where it is seen.
    pub url: String,
    /// Its words when it was first reported: title, comment or name; may be empty.
    pub excerpt: String,
    /// Whose it is; none where the employee does not see them, or they are gone.
    pub subject: Option<UserRef>,
    /// Open or closed.
    pub state: CaseState,
    /// How it was closed; none while it is open.
    pub outcome: Option<CaseOutcome>,
    /// How many users reported it.
    pub report_count: i64,
    /// Why, without repetition, the most frequent first.
    pub reasons: Vec<ReportReason>,
    /// When it was first reported: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
}
impl View for ReportCaseView {}

/// A case with what each reporter said.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ReportCaseDetail {
    /// The case.
    #[serde(flatten)]
    pub case: ReportCaseView,
    /// Of each reporter, the earliest first; at most a hundred.
    pub reports: Vec<ReportView>,
}
impl View for ReportCaseDetail {}

/// What one reporter said. Who it is the host is not told: the reason is judged, not the
/// reporter.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ReportView {
    /// Why.
    pub reason: ReportReason,
    /// More exactly.
    pub detailed_reasons: Vec<DetailedReason>,
    /// In their own words; may be empty.
    pub text: String,
    /// When.
    pub created_at: String,
}
