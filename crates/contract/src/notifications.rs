//! Notifications: the news hub, in which a user is told what others did with what is theirs
//! (consumer specification §7 `NewsHubBadgeResource`; business specification §3 "Settings").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View, Written},
    boards::BoardRef,
    ids::{CommentId, NoticeId, PinId},
    pins::PinView,
    preferences::NotificationKind,
    users::UserRef,
};

words! {
    /// What a notice tells.
    NoticeKind {
        /// Users followed the viewer.
        Follow = "follow",
        /// Users saved a pin that the viewer made.
        Save = "save",
        /// Users reacted to a pin of the viewer.
        Reaction = "reaction",
        /// Users told that they did what a pin of the viewer shows.
        DidIt = "did_it",
        /// Users commented on a pin of the viewer.
        Comment = "comment",
        /// Users replied to a comment of the viewer.
        Reply = "reply",
        /// Users liked a comment of the viewer.
        CommentLike = "comment_like",
        /// A pinner put a comment of the viewer before all others.
        CommentHighlight = "comment_highlight",
        /// A user mentioned the viewer in a comment.
        Mention = "mention",
        /// A user invited the viewer to a board.
        BoardInvite = "board_invite",
        /// Users became collaborators of a board of the viewer.
        BoardJoin = "board_join",
        /// Users request to join a board of the viewer.
        JoinRequest = "join_request",
        /// A collaborator proposes a user for a board of the viewer.
        BoardProposal = "board_proposal",
        /// A board's owner approved the viewer's request to join.
        JoinApproved = "join_approved",
        /// A board's owner offers it to the viewer.
        TransferOffer = "transfer_offer",
        /// A collaborator accepted a board that was the viewer's.
        TransferAccepted = "transfer_accepted",
        /// A creator named the viewer as the sponsor of a pin.
        SponsorshipRequest = "sponsorship_request",
        /// The sponsor of a pin of the viewer approved it.
        SponsorshipApproved = "sponsorship_approved",
        /// Whom the viewer named as the sponsor of a pin declined.
        SponsorshipDeclined = "sponsorship_declined",
        /// A board was merged into another one of the viewer.
        MergeDone = "merge_done",
        /// The viewer's personal data can be fetched.
        ExportReady = "export_ready",
        /// The viewer's account was opened on a device that it did not know.
        NewDevice = "new_device",
        /// The host decided something about the viewer, or about what is theirs.
        CaseDecided = "case_decided",
    }
}

impl NoticeKind {
    /// The option of `NewsSettingsResource` that turns it off; none where it is always told.
    pub fn topic(self) -> Option<NotificationKind> {
        match self {
            Self::Follow => Some(NotificationKind::Follows),
            Self::Save => Some(NotificationKind::Saves),
            Self::Reaction | Self::CommentLike => Some(NotificationKind::Likes),
            Self::DidIt | Self::Comment | Self::Reply | Self::CommentHighlight => {
                Some(NotificationKind::Comments)
            }
            Self::Mention => Some(NotificationKind::Mentions),
            Self::BoardInvite
            | Self::BoardJoin
            | Self::JoinRequest
            | Self::BoardProposal
            | Self::JoinApproved
            | Self::TransferOffer
            | Self::TransferAccepted
            | Self::SponsorshipRequest
            | Self::SponsorshipApproved
            | Self::SponsorshipDeclined => Some(NotificationKind::BoardInvites),
            Self::MergeDone | Self::ExportReady | Self::NewDevice | Self::CaseDecided => None,
        }
    }

    /// Whether users did it, so that it is not told without one whom the viewer sees.
    pub fn has_actors(self) -> bool {
        !matches!(
            self,
            Self::MergeDone | Self::ExportReady | Self::NewDevice | Self::CaseDecided
        )
    }
}

/// What happened with one thing of the viewer on one day (UTC), however many did it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NoticeView {
    /// Always `notice`.
    pub r#type: &'static str,
    /// Id.
    pub id: NoticeId,
    /// What it tells.
    pub kind: NoticeKind,
    /// When it happened last: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
    /// The same, milliseconds since 1970.
    pub created_ms: i64,
    /// Whether the viewer opened the hub since.
    pub is_seen: bool,
    /// How many users did it; 0 where none did, as when personal data can be fetched.
    pub count: i64,
    /// Up to three of them whom the viewer sees, the latest first.
    pub actors: Vec<UserRef>,
    /// The pin that it is about, or that the comment stands below.
    #[schema(value_type = Option<PinView>)]
    pub pin: Option<Written<PinView>>,
    /// The board that it is about.
    pub board: Option<BoardRef>,
    /// The comment that it is about: the latest where several were written.
    pub comment: Option<NoticeComment>,
}
impl View for NoticeView {}

/// A comment that a notice tells of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NoticeComment {
    /// Id.
    pub id: CommentId,
    /// Below which pin.
    pub pin_id: PinId,
    /// Its words, up to 500 characters.
    pub text: String,
}

/// What the viewer has not seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Badge {
    /// Conversations with messages that the viewer has not read, at most 100; without contact
    /// requests.
    pub conversations_unseen_count: i64,
    /// Notices that came since the viewer opened the hub, at most 100.
    pub news_hub_unseen_count: i64,
}
impl View for Badge {}

/// `NewsHubBadgeResource/get`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct GetBadge {}

/// `NewsHubResource/get`: what the viewer is told, the latest first.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListNotices {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `NewsHubDetailsResource/get`: who did what a notice tells, the latest first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListNoticeActors {
    /// Which.
    pub notice_id: NoticeId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `NewsHubSeenResource/update`.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
pub struct SeeNotices {
    /// `created_ms` of the latest notice that was shown: what came later stays unseen.
    pub until_ms: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_written_as_they_are_named() {
        for kind in NoticeKind::ALL {
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.name());
        }
    }
}
