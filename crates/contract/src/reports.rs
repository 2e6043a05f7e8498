//! Reports: what users tell the host of things that break its rules, and what becomes of it
//! (consumer specification §3 "report target", §4 "Report dialog", §7 `PUT
//! /v3/aggregated_comments/{id}/flag/`). Addresses but for the last are ours.

pub mod decisions;
pub mod pictures;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use self::{decisions::DecisionView, pictures::CasePicture};
use crate::{
    answers::{Bookmark, PageSize, View},
    ids::{CommentId, ReportCaseId},
    users::UserRef,
};

/// Most characters of what a reporter says beside the reason, and of what an employee tells
/// the user about a decision.
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
        /// A banned picture that a user brought again; found by the server, reported by none.
        Picture = "picture",
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
        /// It is decided, and whom it is about asks for another decision.
        Appealed = "appealed",
    }
}

words! {
    /// How a case was closed.
    CaseOutcome {
        /// Nothing is wrong with the thing.
        NoViolation = "no_violation",
        /// It breaks a rule; the thing stays as it is.
        Handled = "handled",
        /// The thing was deleted; for pins, comments, did-its, messages and conversations, of which
        /// what the user wrote there goes. It comes back when an appeal reverses that.
        Deleted = "deleted",
        /// It was hidden: a board, which its owner alone sees then, or what a profile says and
        /// shows, which its user may set anew. It comes back when an appeal reverses that.
        Hidden = "hidden",
    }
}

impl CaseOutcome {
    /// Whether others do not see the thing any longer.
    pub fn takes_away(self) -> bool {
        matches!(self, Self::Deleted | Self::Hidden)
    }
}

words! {
    /// What a decision does about the user whose thing it was.
    CaseMeasure {
        /// They are told that it breaks a rule.
        Warned = "warned",
        /// They comment, mention and write to those alone who follow them.
        Restricted = "restricted",
        /// They read, but do not write.
        WriteBanned = "write_banned",
        /// They cannot sign in, and are hidden from every viewer.
        Suspended = "suspended",
    }
}

words! {
    /// What has become of an appeal.
    AppealState {
        /// It waits for an employee.
        Waiting = "waiting",
        /// The decision stays.
        Upheld = "upheld",
        /// The decision was taken back.
        Reversed = "reversed",
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
    #[serde(default)]
    pub parent_id: Option<String>,
    /// Why: one that fits the kind.
    pub reason: ReportReason,
    /// More exactly: those of the reason.
    #[serde(default)]
    pub detailed_reasons: Vec<DetailedReason>,
    /// In the reporter's own words, up to 500 characters.
    #[serde(default)]
    pub text: String,
    /// Whether the reporter's page shows it as a product. This and the fields below it are taken
    /// as they are sent (consumer specification §3 "report target"): a case is judged by the thing.
    #[serde(default)]
    pub is_product: Option<bool>,
    /// Whether the page shows it as paid for.
    #[serde(default)]
    pub is_promoted: Option<bool>,
    /// How long its video lasts, in milliseconds.
    #[serde(default)]
    pub video_duration: Option<f64>,
    /// The kind of page, as events tell it.
    #[serde(default)]
    pub view_type: Option<u32>,
    /// What that page is about.
    #[serde(default)]
    pub view_parameter: Option<String>,
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
    /// Open ones and those with an appeal that waits, those reported first before others, or
    /// closed ones, those reported last.
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
    /// What is done about the user whose thing it was; none with `no_violation`.
    #[serde(default)]
    pub measure: Option<CaseMeasure>,
    /// For how many days, 1 to 365: for what can end. Until it is taken back when missing.
    #[serde(default)]
    pub days: Option<i64>,
    /// What the user is told of why, up to 500 characters; needed where something is deleted
    /// or done about them.
    #[serde(default)]
    pub words: String,
    /// Signatures of those of the case's pictures that are banned, where its pin or did-it is
    /// deleted or its profile hidden: what shows them or what looks the same is taken down, and
    /// they are not saved here again.
    #[serde(default)]
    pub banned_pictures: Vec<String>,
    /// Signatures of the pictures with a screen that the employee was shown: `no_violation` takes
    /// the screens off these alone, and what has another keeps it, and has a case of its own.
    #[serde(default)]
    pub judged_pictures: Vec<String>,
}

/// `ReportAppealResource/update`: decides an appeal.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DecideAppeal {
    /// Of which case.
    pub case_id: ReportCaseId,
    /// Whether the decision is taken back; otherwise it stays.
    pub is_reversed: bool,
    /// What the user is told of why, up to 500 characters; may be empty.
    #[serde(default)]
    pub words: String,
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
    /// The thing's id; of a conversation, and of banned pictures that were brought, the user's.
    pub target_id: String,
    /// Path of the page where it is seen.
    pub url: String,
    /// Its words when it was first reported: title, comment or name; may be empty.
    pub excerpt: String,
    /// Whose it is, whatever hides them from others; none where they are gone.
    pub subject: Option<UserRef>,
    /// Open or closed.
    pub state: CaseState,
    /// How it was closed; none while it is open.
    pub outcome: Option<CaseOutcome>,
    /// What was done about the user; none where nothing was.
    pub measure: Option<CaseMeasure>,
    /// What has become of the user's appeal; none where there is none.
    pub appeal: Option<AppealState>,
    /// Whether the viewer closed it: where two did at once, one did not.
    pub is_own_decision: bool,
    /// Whether the viewer decided its appeal.
    pub is_own_answer: bool,
    /// Whether the host's program found it, or it is a banned picture that came back.
    pub is_found: bool,
    /// Whether a picture of it was banned by it.
    pub bans_picture: bool,
    /// The word or the website of the host's rule by which the case was opened; none where users
    /// reported it.
    pub rule: Option<String>,
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
    /// How many other cases about the same user found that a rule was broken, of those that
    /// are kept.
    pub earlier_count: i64,
    /// The pictures that a pin, a did-it or a profile shows, each once, and of a profile those of
    /// its user's apps before which a screen stands; empty of other things.
    pub pictures: Vec<CasePicture>,
    /// What was decided, as the user reads it; none while the case is open.
    pub decision: Option<DecisionView>,
    /// Whether the viewer may decide the appeal that waits: the employee who closed the case may not.
    pub may_decide_appeal: bool,
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
