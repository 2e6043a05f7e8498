//! Notifications: the news hub, in which a user is told what others did with what is theirs, what
//! is new on boards that they follow, ideas of the week, and what the host announces (consumer
//! specification §7 `NewsHubBadgeResource`; business specification §3 "Settings").

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View, Written},
    boards::BoardRef,
    ids::{AnnouncementId, CommentId, NoticeId, PinId},
    pins::PinView,
    preferences::NotificationKind,
    users::UserRef,
};

/// Most characters of an announcement.
pub const MOST_ANNOUNCED: usize = 500;

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
        /// Users liked what the viewer told of having done what a pin shows.
        DidItLike = "did_it_like",
        /// Users commented on what the viewer told of having done what a pin shows.
        DidItComment = "did_it_comment",
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
        /// Users put pins on a board that the viewer follows.
        BoardUpdate = "board_update",
        /// Pins of the week that the viewer may like.
        Ideas = "ideas",
        /// The host announces something to its users.
        Announcement = "announcement",
        /// A mail server refused the viewer's address for good.
        MailRefused = "mail_refused",
        /// A device of the viewer was not reached for days, and is told nothing any more.
        DeviceLost = "device_lost",
    }
}

impl NoticeKind {
    /// The option of `NewsSettingsResource`, `PushSettingsResource` and `EmailSettingsResource` that
    /// says by which channels it is told.
    pub fn topic(self) -> NotificationKind {
        match self {
            Self::Follow => NotificationKind::Follows,
            Self::Save => NotificationKind::Saves,
            Self::Reaction | Self::DidItLike | Self::CommentLike => NotificationKind::Likes,
            Self::Comment | Self::DidItComment | Self::CommentHighlight => {
                NotificationKind::Comments
            }
            Self::Reply => NotificationKind::Replies,
            Self::Mention => NotificationKind::Mentions,
            Self::DidIt => NotificationKind::DidIts,
            Self::BoardInvite
            | Self::BoardJoin
            | Self::JoinRequest
            | Self::BoardProposal
            | Self::JoinApproved => NotificationKind::BoardInvites,
            Self::TransferOffer | Self::TransferAccepted => NotificationKind::Ownership,
            Self::SponsorshipRequest | Self::SponsorshipApproved | Self::SponsorshipDeclined => {
                NotificationKind::Sponsorships
            }
            Self::BoardUpdate => NotificationKind::BoardUpdates,
            Self::Ideas => NotificationKind::Recommendations,
            Self::Announcement => NotificationKind::Announcements,
            Self::MergeDone => NotificationKind::Merges,
            Self::ExportReady => NotificationKind::Account,
            Self::NewDevice | Self::MailRefused | Self::DeviceLost => NotificationKind::Security,
            Self::CaseDecided => NotificationKind::Decisions,
        }
    }

    /// Whether users did it, so that it is not told without one whom the viewer sees.
    pub fn has_actors(self) -> bool {
        !matches!(
            self,
            Self::MergeDone
                | Self::ExportReady
                | Self::NewDevice
                | Self::CaseDecided
                | Self::Ideas
                | Self::Announcement
                | Self::MailRefused
                | Self::DeviceLost
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
    /// How many users did it, without those of the latest ten who are not shown to the viewer; 0
    /// where none did, as when personal data can be fetched.
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
    /// Pins that it shows: up to three of those that users put on a board, the uppermost first; up
    /// to six ideas of a week, the best first.
    #[schema(value_type = Vec<PinView>)]
    pub pins: Vec<Written<PinView>>,
    /// What the host announces.
    pub announcement: Option<Announced>,
}
impl View for NoticeView {}

/// What the host announces, as its users are told it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Announced {
    /// Id.
    pub id: AnnouncementId,
    /// Its words, up to 500 characters.
    pub text: String,
    /// Where more of it stands: a path of this host, or an address elsewhere (`https`).
    pub link: Option<String>,
}

/// `AnnouncementResource/create`: tell users something.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct Announce {
    /// 1 to 500 characters.
    pub text: String,
    /// Where more of it stands: a path of this host (`/today/`), or an address that begins with
    /// `https://`; may be left out.
    #[serde(default)]
    pub link: Option<String>,
    /// To users of this locale (`pt_BR`) alone; to all where it is left out.
    #[serde(default)]
    pub locale: Option<String>,
}

/// `AnnouncementResource/get`: what was announced, the latest first.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListAnnouncements {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// What was announced, as employees see it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AnnouncementView {
    /// Always `announcement`.
    pub r#type: &'static str,
    /// Id; greater for what was announced later.
    pub id: AnnouncementId,
    /// Its words.
    pub text: String,
    /// Where more of it stands.
    pub link: Option<String>,
    /// To users of which locale; none where it is to all.
    pub locale: Option<String>,
    /// The employee who announced it; none where they are gone.
    pub user: Option<UserRef>,
    /// When: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
    /// The same, milliseconds since 1970.
    pub created_ms: i64,
}
impl View for AnnouncementView {}

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
    /// requests, and without those that they muted.
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
