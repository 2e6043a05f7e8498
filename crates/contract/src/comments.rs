//! Comments: what users say below a pin (consumer specification §3 "Aggregated comment", §4
//! "Comments", §7; business specification §3 "Pin", `aggregated_pin_data`).

pub mod below;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    ids::{CommentId, DidItId, PinId, UserId},
    reactions::{ReactionCounts, ReactionType},
    users::UserRef,
};

/// A comment.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CommentView {
    /// Always `aggregatedcomment`.
    pub r#type: &'static str,
    /// Id; greater for what was written later.
    pub id: CommentId,
    /// Below which pin.
    pub pin_id: PinId,
    /// The comment that it replies to; none where it stands below the pin itself, or a did-it.
    pub parent_id: Option<CommentId>,
    /// The did-it that it is about, if any.
    pub user_did_it_data_id: Option<DidItId>,
    /// How many replies it has.
    pub comment_count: i64,
    /// Who wrote it.
    pub user: UserRef,
    /// Its words: 1 to 500 characters, with line breaks.
    pub text: String,
    /// Its words in the viewer's language, which stand here once a client has asked for them
    /// (`AggregatedCommentTranslationResource/get`): none as it comes, empty where there are none.
    #[serde(rename = "translatedText")]
    pub translated_text: Option<String>,
    /// Where it mentions users, in its order.
    pub tags: Vec<Mention>,
    /// Users whom it mentions, each once: those whom the viewer sees.
    pub tagged_users: Vec<UserRef>,
    /// `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
    /// How many like it, under `1`, where any do.
    pub reaction_counts: ReactionCounts,
    /// The viewer's own: 1, or none.
    pub reaction_by_me: Option<ReactionType>,
    /// How many found it helpful.
    pub helpful_count: i64,
    /// Whether the viewer did.
    pub marked_helpful_by_me: bool,
    /// Whether the pinner put it before all others; one of a pin at most.
    pub highlighted_by_pin_owner: bool,
    /// Whether its words were changed since.
    pub is_edited: bool,
    /// Whether the viewer wrote it.
    pub is_mine: bool,
    /// Whether the viewer may change its words.
    pub may_edit: bool,
    /// Whether the viewer may delete it.
    pub may_delete: bool,
    /// Whether the viewer may put it before all others.
    pub may_highlight: bool,
    /// Whether the host translates it for the viewer.
    pub may_translate: bool,
    /// Whether the host took it down by a decision, so that its author alone sees it; absent
    /// where not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_taken_down: bool,
}
impl View for CommentView {}

/// A place in the words of a comment that names a user: `@` and their username then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Mention {
    /// Whom.
    pub user_id: UserId,
    /// Where the `@` stands, in UTF-16 code units from the start.
    pub start: i64,
    /// How long it is with the `@`, in UTF-16 code units.
    pub length: i64,
}

/// The users whom a comment mentions.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Mentions {
    /// Id of the comment.
    pub id: CommentId,
    /// The users, each once.
    pub tagged_users: Vec<UserRef>,
}
impl View for Mentions {}

/// Users whom a client tags, however it writes them.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum Tags {
    /// JSON text of the list.
    Text(String),
    /// The list itself.
    List(Vec<Tag>),
}

/// A user whom a client tags.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct Tag {
    /// Whom.
    #[serde(alias = "id")]
    pub user_id: UserId,
}

/// `AggregatedCommentResource/create`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct WriteComment {
    /// Below which pin.
    pub pin_id: PinId,
    /// Its words: 1 to 500 characters, of which something is seen.
    pub text: String,
    /// Of the users whose names stand in the words behind an `@`, those who are meant; all
    /// where there is none.
    #[serde(default)]
    pub tags: Option<Tags>,
    /// The sender's own name for it, up to 64 characters: what comes twice under one name is
    /// written once.
    #[serde(default)]
    pub client_id: Option<String>,
    /// Whether the sender means it so, where the host asks (`CommentHarsh`).
    #[serde(default)]
    pub force: bool,
}

/// `AggregatedCommentReplyResource/create`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ReplyToComment {
    /// Which; a reply to a reply stands below the same comment.
    pub comment_id: CommentId,
    /// Its words; see [`WriteComment::text`].
    pub text: String,
    /// Who is mentioned; see [`WriteComment::tags`].
    #[serde(default)]
    pub tags: Option<Tags>,
    /// The sender's own name for it; see [`WriteComment::client_id`].
    #[serde(default)]
    pub client_id: Option<String>,
    /// Whether the sender means it so; see [`WriteComment::force`].
    #[serde(default)]
    pub force: bool,
}

/// `AggregatedCommentResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetComment {
    /// Which.
    pub comment_id: CommentId,
}

/// `AggregatedCommentResource/update` (consumer specification §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdateComment {
    /// Which.
    pub comment_id: CommentId,
    /// Its words from now on; see [`WriteComment::text`].
    #[serde(default)]
    pub text: String,
    /// Whether it is brought back with its replies, in the hour after the viewer deleted it;
    /// nothing else changes then.
    #[serde(default)]
    pub restore: bool,
    /// Who is mentioned from now on; see [`WriteComment::tags`].
    #[serde(default)]
    pub tags: Option<Tags>,
    /// Whether the sender means it so; see [`WriteComment::force`].
    #[serde(default)]
    pub force: bool,
    /// The account for which it is done, where a client says so: the viewer's own.
    #[serde(default)]
    pub orbac_subject_id: Option<UserId>,
}

/// `AggregatedCommentResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DeleteComment {
    /// Which.
    pub comment_id: CommentId,
}

/// `AggregatedCommentMentionResource/delete` (consumer specification §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RemoveMention {
    /// Of which comment.
    pub id: CommentId,
    /// Who is mentioned no longer; the viewer where it is left out.
    #[serde(default)]
    pub tagged_users: Option<Vec<UserId>>,
}

/// The order of comments.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum CommentSort {
    /// Those that most found helpful, did-its as well; of those that as many did the latest.
    #[default]
    Helpful,
    /// The latest.
    Newest,
}

/// `UnifiedCommentsResource/get`: what was said below a pin, and who did what it shows, the
/// highlighted comment first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListComments {
    /// Below which pin.
    pub pin_id: PinId,
    /// In which order.
    #[serde(default)]
    pub sort: CommentSort,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `AggregatedCommentReplyFeedResource/get`: replies to a comment, the earliest first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListReplies {
    /// Which comment.
    pub comment_id: CommentId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `AggregatedCommentReactionResource/create`, `…/delete` (consumer specification §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ReactToComment {
    /// Which.
    pub comment_id: CommentId,
    /// How: comments are liked, 1, and no more.
    pub reaction_type: ReactionType,
}

/// `HelpfulResource/create`, `…/delete` (consumer specification §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct MarkHelpful {
    /// Of what: 1, a comment.
    pub model_type: i64,
    /// Which.
    pub comment_id: CommentId,
}

/// `AggregatedCommentHideResource/create`, `…/delete` (consumer specification §4 "Comments").
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct HideComment {
    /// Which: a comment, or by its id a did-it that stands among them.
    pub comment_id: CommentId,
}

/// `CommenterHideResource/create`, `…/delete` (consumer specification §4 "Comments").
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct HideCommenter {
    /// Whose comments.
    pub user_id: UserId,
}

/// `HiddenCommentersResource/get`: whose comments the viewer hid.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListHiddenCommenters {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `AggregatedCommentTranslationResource/get` (consumer specification §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct TranslateComment {
    /// Which.
    pub comment_id: CommentId,
}

/// The words of a comment in the viewer's language; empty where they are not known.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Translation(pub String);
impl View for Translation {}

/// Which ways to talk are open below a user's pins (consumer specification §3 "Aggregated
/// comment", the per-user feature map).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct CommentFeatures {
    /// Whether new comments may be written at all; who writes them, `comments_from` says.
    pub comments: bool,
    /// Whether comments may be replied to.
    pub replies: bool,
    /// Whether names in new comments lead to users.
    pub mentions: bool,
}
impl View for CommentFeatures {}

/// `AggregatedCommentFeaturesResource/get`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct GetCommentFeatures {
    /// Whose: the viewer's own.
    pub user_id: UserId,
}

/// What is opened and closed; what is not named stays.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FeatureMap {
    /// See [`CommentFeatures::comments`].
    #[serde(default)]
    pub comments: Option<bool>,
    /// See [`CommentFeatures::replies`].
    #[serde(default)]
    pub replies: Option<bool>,
    /// See [`CommentFeatures::mentions`].
    #[serde(default)]
    pub mentions: Option<bool>,
}

/// `AggregatedCommentFeaturesResource/update` (consumer specification §6, §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdateCommentFeatures {
    /// Whose: the viewer's own.
    pub user_id: UserId,
    /// What is opened and closed.
    pub feature_map: FeatureMap,
    /// The parental passcode, where there is one.
    #[serde(default)]
    pub passcode: Option<String>,
}

/// `AggregatedCommentHighlightResource/update` (consumer specification §5, §7).
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct HighlightComment {
    /// Which.
    pub aggregated_comment: CommentId,
    /// Below which pin of the viewer's.
    pub pin: PinId,
    /// Whether it stands before all others from now on, in the place of another; or, where it
    /// does, no longer.
    #[serde(default = "is_highlighted")]
    pub highlight: bool,
}

fn is_highlighted() -> bool {
    true
}
