//! Who saves to a board beside its owner (business §3 "Collaborator invite", §4
//! "Board", "Collaborator invite statuses").

use serde::{Deserialize, Deserializer, Serialize, de};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View},
    boards::BoardRef,
    ids::{BoardId, UserId},
    users::UserRef,
};

/// State of a user's collaboration on a board (business §4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum InviteStatus {
    /// Pending approval by the board owner: a request to join, or a user proposed by a
    /// collaborator.
    NotInvited,
    /// Pending acceptance by the invitee.
    New,
    /// An accepted invite: the user is a collaborator.
    Accepted,
}

/// A collaborator or pending invite of a board (business §3 "Collaborator invite").
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CollaboratorInvite {
    /// Always `board_invite`.
    pub r#type: &'static str,
    /// Which board.
    pub board: BoardRef,
    /// Who saves there, or is to.
    pub invited_user: UserRef,
    /// Who asked them; the same user when they asked themselves.
    pub invited_by_user: UserRef,
    /// How far it is.
    pub status: InviteStatus,
    /// What they may do there: `write`, and `delete` what others saved.
    pub access: Vec<&'static str>,
    /// Whether it is too old to be accepted: after 30 days.
    pub is_expired: bool,
    /// When it was made: `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
}
impl View for CollaboratorInvite {}

/// `BoardCollaboratorsResource/get`: who saves to a board beside its owner, who came
/// first first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListCollaborators {
    /// Which board.
    pub board_id: BoardId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `BoardCollaboratorResource/update`: by the owner.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct UpdateCollaborator {
    /// Which board.
    pub board_id: BoardId,
    /// Who.
    pub user_id: UserId,
    /// Whether they may move and delete what others saved, and change sections.
    pub may_delete: bool,
}

/// `BoardCollaboratorResource/delete`: by the owner, or by themselves.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RemoveCollaborator {
    /// Which board.
    pub board_id: BoardId,
    /// Who; the viewer, who leaves, when it is missing.
    #[serde(default)]
    pub user_id: Option<UserId>,
}

/// `BoardInviteResource/create`: invites a user to a board. Caller: owner, or a
/// collaborator whose permissions allow inviting.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct InviteCollaborator {
    /// Which board.
    pub board_id: BoardId,
    /// Whom; clients of the protocol send a list of one.
    #[serde(alias = "invited_user_ids", deserialize_with = "one_user")]
    pub invited_user_id: UserId,
    /// Whether they may move and delete what others saved, and change sections.
    #[serde(default = "yes")]
    pub may_delete: bool,
}

/// An id, or a list of one.
fn one_user<'de, D: Deserializer<'de>>(from: D) -> Result<UserId, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Wire {
        One(UserId),
        List([UserId; 1]),
    }
    match Wire::deserialize(from) {
        Ok(Wire::One(id) | Wire::List([id])) => Ok(id),
        Err(_) => Err(de::Error::custom(
            "users are invited one by one, by their ids",
        )),
    }
}

/// `BoardInviteResource/update`: the owner lets in who asked to join, or has asked
/// whom a collaborator proposed.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ApproveInvite {
    /// Which board.
    pub board_id: BoardId,
    /// Who is to come.
    pub invited_user_id: UserId,
}

/// `BoardInviteResource/delete`: withdraws or declines an invite or request. Caller:
/// invitee, inviter, or board owner.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct DenyInvite {
    /// Which board.
    pub board_id: BoardId,
    /// Who was to come; the viewer when it is missing.
    #[serde(default)]
    pub invited_user_id: Option<UserId>,
}

/// `BoardInviteAcceptResource/create`: accepts an invite. Caller: invitee, or the holder
/// of an invite link.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct AcceptInvite {
    /// Which board; not needed with a link's code.
    #[serde(default)]
    pub board_id: Option<BoardId>,
    /// The code of a link.
    #[serde(default)]
    pub invite_code: Option<String>,
}

/// `BoardJoinRequestResource/create`: asks the owner to let one save there.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RequestToJoin {
    /// Which board.
    pub board_id: BoardId,
}

/// `BoardInvitesResource/get`: of a board, for who may organise it; otherwise those of
/// the viewer. The newest first, those that expired behind all others.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListBoardInvites {
    /// Of which board.
    #[serde(default)]
    pub board_id: Option<BoardId>,
    /// Which of them: names of statuses between commas.
    #[serde(default)]
    pub status_filters: StatusFilters,
    /// In which order.
    #[serde(default)]
    pub sort: InviteSort,
    /// With those that expired (`is_expired`).
    #[serde(default)]
    pub include_inactive: bool,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// The order of invites.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum InviteSort {
    /// The newest first.
    #[default]
    #[serde(alias = "default")]
    Newest,
    /// The viewer's own before all others.
    ViewerFirst,
}

/// Statuses of invites between commas, such as `new,accepted`: those that a list shows.
/// `accepted` stands for the collaborators of a board. Clients know `not_invited` as
/// `contact_request_not_approved` and `pending_approval` too; other words are ignored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatusFilters(Vec<InviteStatus>);

impl StatusFilters {
    /// Whether invites of this status are shown.
    pub fn has(&self, status: InviteStatus) -> bool {
        self.0.contains(&status)
    }
}

impl Default for StatusFilters {
    /// Those that wait for an answer.
    fn default() -> Self {
        Self(vec![InviteStatus::NotInvited, InviteStatus::New])
    }
}

impl<'de> Deserialize<'de> for StatusFilters {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = Option::<String>::deserialize(from)?.unwrap_or_default();
        let words = text
            .split(',')
            .map(str::trim)
            .filter(|word| !word.is_empty());
        let mut words = words.peekable();
        if words.peek().is_none() {
            return Ok(Self::default());
        }
        Ok(Self(words.filter_map(status_named).collect()))
    }
}

fn status_named(word: &str) -> Option<InviteStatus> {
    match word {
        "not_invited" | "contact_request_not_approved" | "pending_approval" => {
            Some(InviteStatus::NotInvited)
        }
        "new" => Some(InviteStatus::New),
        "accepted" => Some(InviteStatus::Accepted),
        _ => None,
    }
}

impl utoipa::PartialSchema for StatusFilters {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        Option::<String>::schema()
    }
}
impl ToSchema for StatusFilters {}

/// `BoardInvitesResource/delete`: all of a board, by its owner; otherwise all that the
/// viewer was sent and asked for.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ClearBoardInvites {
    /// Of which board.
    #[serde(default)]
    pub board_id: Option<BoardId>,
}

/// `BoardInviteLinkResource/get`: what a link leads to.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct OpenInviteLink {
    /// The code in its address.
    pub invite_code: String,
}

/// What a link leads to.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct InviteLinkBoard {
    /// Which board.
    pub board: BoardRef,
    /// Whether the viewer saves there already.
    pub collaborated_by_me: bool,
    /// What the viewer could do there.
    pub access: Vec<&'static str>,
}
impl View for InviteLinkBoard {}

/// `BoardInviteLinkResource/create`: the board's link; a new one ends the one before.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct MakeInviteLink {
    /// Which board.
    pub board_id: BoardId,
    /// Whether who comes by it may move and delete what others saved.
    #[serde(default = "yes")]
    pub may_delete: bool,
    /// Answers the link that is there, if there is one.
    #[serde(default)]
    pub keep: bool,
}

/// `BoardInviteLinkResource/delete`: it works no more.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct EndInviteLink {
    /// Which board.
    pub board_id: BoardId,
}

/// An invite link: its holder may join the board as a collaborator.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct InviteLink {
    /// Its code.
    pub invite_code: String,
    /// The link to hand on; absolute.
    pub url: String,
}
impl View for InviteLink {}

/// `BoardOwnershipTransferResource/create`: offers a board's ownership to one of its
/// collaborators. Caller: board owner.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct RequestTransfer {
    /// Which board.
    pub board_id: BoardId,
    /// Who is to be the owner.
    pub user_id: UserId,
}

/// `BoardOwnershipTransferResource/update`: accepts the ownership of a board; the former
/// owner becomes a collaborator. Caller: the collaborator it was offered to.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct AcceptTransfer {
    /// Which board.
    pub board_id: BoardId,
}

/// `BoardOwnershipTransferResource/delete`: withdraws or declines a transfer of
/// ownership. Caller: board owner, or the collaborator it was offered to.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct EndTransfer {
    /// Which board.
    pub board_id: BoardId,
}

/// `BoardCollaboratorSuggestionsResource/get`: users who could be asked, by name.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SuggestCollaborators {
    /// To which board.
    pub board_id: BoardId,
    /// How their username, or a word of their name, begins; whom the viewer follows
    /// when it is empty.
    #[serde(default)]
    pub query: String,
}

/// A suggested invitee.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SuggestedCollaborator {
    /// Who.
    pub user: UserRef,
    /// What they are to the board now.
    pub status: Option<InviteStatus>,
}

/// Users who could be asked.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SuggestedCollaborators {
    /// At most ten.
    pub suggestions: Vec<SuggestedCollaborator>,
}
impl View for SuggestedCollaborators {}

fn yes() -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_are_words_between_commas() {
        use InviteStatus::{Accepted, New, NotInvited};
        let cases = [
            ("null", vec![NotInvited, New]),
            ("\"\"", vec![NotInvited, New]),
            ("\" , \"", vec![NotInvited, New]),
            ("\"new\"", vec![New]),
            ("\"new, accepted\"", vec![New, Accepted]),
            ("\"contact_request_not_approved\"", vec![NotInvited]),
            ("\"pending_approval,other\"", vec![NotInvited]),
            ("\"other\"", vec![]),
        ];
        for (text, statuses) in cases {
            let filters: StatusFilters = serde_json::from_str(text).unwrap();
            assert_eq!(filters, StatusFilters(statuses), "{text}");
        }
        assert!(serde_json::from_str::<StatusFilters>("[1]").is_err());
    }
}
