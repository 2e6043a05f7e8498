//! Conversations: what users write to each other (consumer specification §3 "Conversation",
//! "Message", §4 "Conversation UI", §7; business specification §3 "contact request").

pub mod links;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{Bookmark, PageSize, View, Written},
    boards::BoardView,
    did_its::DidItView,
    ids::{BoardId, ConversationId, DidItId, MessageId, PinId, UserId},
    pins::PinView,
    reactions::{ReactionCounts, ReactionType},
    users::UserRef,
};

/// A conversation, as one of its members sees it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ConversationView {
    /// Always `conversation`.
    pub r#type: &'static str,
    /// Id.
    pub id: ConversationId,
    /// `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
    /// What its members call it; none where they did not name it. A board's is called as the board.
    pub name: Option<String>,
    /// The board whose members it is of; none of what users began with each other.
    pub board: Option<BoardView>,
    /// The other members whom the viewer sees.
    pub users: Vec<UserRef>,
    /// E-mail addresses that were written to, until their owners answer; a user who answers is in
    /// `users` from then on. Whether one has an account is not told.
    pub emails: Vec<String>,
    /// Whether the viewer is asked by their e-mail address: answering tells the other members that
    /// it is theirs.
    pub is_by_email: bool,
    /// How many messages of others the viewer has not read.
    pub unread: i64,
    /// Up to which message other members have read it, of those who show it; of none where the
    /// viewer does not show it.
    pub seen_by: Vec<SeenBy>,
    /// How many of the other members show what they read; 0 where the viewer does not.
    pub reader_count: i64,
    /// The latest that the viewer sees; none where nothing was written yet.
    pub last_message: Option<MessageView>,
    /// The newest messages, the latest first, as `ConversationMessagesResource/get` begins with; in
    /// lists of conversations left out.
    pub messages: Vec<MessageView>,
    /// When the last message was written, milliseconds since 1970; 0 where none was.
    pub position: i64,
    /// Whether it was begun with more than one other user, or with an e-mail address, or is a
    /// board's.
    pub is_group: bool,
    /// Whether it is a contact request: the viewer has not answered yet.
    pub is_request: bool,
    /// Whether the viewer wrote, and has to wait until another member answers.
    pub awaits_answer: bool,
    /// Whether the viewer is told of no message of it: it is in no badge.
    pub is_muted: bool,
    /// Whether the viewer archived it: it is listed apart until a message comes, of muted ones
    /// also then.
    pub is_archived: bool,
}
impl View for ConversationView {}

/// What a member has read of a conversation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeenBy {
    /// Who.
    pub user_id: UserId,
    /// Up to this message.
    pub message_id: MessageId,
}

/// `ConversationTypingResource/create`: the viewer writes.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
pub struct TellTyping {
    /// In which conversation.
    pub conversation_id: ConversationId,
}

/// A message.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct MessageView {
    /// Always `message`; a browser that is sending one calls its own `temporary`.
    pub r#type: &'static str,
    /// Id; greater for what was written later in the same conversation.
    pub id: MessageId,
    /// In which conversation.
    pub conversation_id: ConversationId,
    /// Its words, up to 2,000 characters, with line breaks; may be empty beside a thing. The name
    /// where the conversation was named; empty where the name was taken away.
    pub text: String,
    /// What its sender did in place of writing; none of what they wrote.
    pub event: Option<MessageEvent>,
    /// Who wrote it.
    pub sender: UserRef,
    /// Whether the viewer wrote it.
    pub is_mine: bool,
    /// `Thu, 25 Jun 2020 06:13:42 +0000`.
    pub created_at: String,
    /// The same, milliseconds since 1970.
    pub created_ms: i64,
    /// The pin that was sent, where the viewer sees it.
    #[schema(value_type = Option<PinView>)]
    pub pin: Option<Written<PinView>>,
    /// The board that was sent, where the viewer sees it.
    pub board: Option<BoardView>,
    /// The user who was sent or added, where the viewer sees them.
    pub user: Option<UserRef>,
    /// The did-it that was sent, where the viewer sees it.
    pub user_did_it_data: Option<DidItView>,
    /// Whether a thing was sent that the viewer does not see, or that is gone.
    pub is_thing_hidden: bool,
    /// Whether its sender took it back: that there was one is all that is left.
    pub is_unsent: bool,
    /// Whether the host took it down: its sender alone is shown what it says, for 30 days.
    pub is_taken_down: bool,
    /// What members whom the viewer sees feel about it; in lists of conversations left out.
    pub reaction_counts: ReactionCounts,
    /// The viewer's own reaction.
    pub reaction_by_me: Option<ReactionType>,
    /// From where in the app it was sent, as its sender's browser said.
    pub source: Option<String>,
    /// The sender's own name for it, for themselves alone.
    pub client_id: Option<String>,
}
impl View for MessageView {}

/// What a member did that stands among the messages of a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MessageEvent {
    /// They named the conversation as `text` says, or took its name away.
    Named,
    /// They added `user`.
    Added,
    /// They left.
    Left,
    /// They wrote to an e-mail address; to which, `emails` of the conversation says until its owner
    /// answers.
    Invited,
}

/// `ConversationsResource/create`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct StartConversation {
    /// With whom: with `emails` 1 to 9 others. With one user it is the conversation that the two
    /// have already, if any.
    #[serde(default)]
    pub user_ids: Vec<UserId>,
    /// E-mail addresses, whether they have an account or not: no answer tells it. With one alone
    /// it is the conversation that the sender began with it and that waits still, if any.
    #[serde(default)]
    pub emails: Vec<String>,
    /// The first words; see [`SendMessage::text`]. Nothing is sent where they are left out.
    #[serde(default)]
    pub text: String,
    /// The sender's own name for the first message; see [`SendMessage::client_id`].
    #[serde(default)]
    pub client_id: Option<String>,
    /// Whether the sender means the first words so; see [`SendMessage::force`].
    #[serde(default)]
    pub force: bool,
}

/// `BoardConversationResource/create`.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
pub struct OpenBoardConversation {
    /// The board.
    pub board_id: BoardId,
}

/// `ConversationMessagesResource/create`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct SendMessage {
    /// Into which conversation.
    pub conversation_id: ConversationId,
    /// Its words, up to 2,000 characters: something that is seen, or a thing beside it.
    #[serde(default)]
    pub text: String,
    /// A pin that the sender sees.
    #[serde(default)]
    pub pin: Option<PinId>,
    /// A board that the sender sees.
    #[serde(default)]
    pub board: Option<BoardId>,
    /// A user whom the sender sees.
    #[serde(default)]
    pub user: Option<UserId>,
    /// A did-it that the sender sees.
    #[serde(default)]
    pub user_did_it_data: Option<DidItId>,
    /// From where in the app it is sent, up to 64 characters.
    #[serde(default)]
    pub source: Option<String>,
    /// The sender's own name for it, up to 64 characters: what comes twice under one name is
    /// sent once.
    #[serde(default)]
    pub client_id: Option<String>,
    /// Whether the sender means its words so, where the host asks (`CommentHarsh`).
    #[serde(default)]
    pub force: bool,
}

/// `ConversationsResource/get`: the viewer's conversations, the latest message first.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListConversations {
    /// Whether those that the viewer archived are listed in place of the inbox.
    #[serde(default)]
    pub is_archived: bool,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `ContactRequestsResource/get`: conversations that users whom the viewer does not know began
/// with them, the latest message first.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListContactRequests {
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `ConversationSeenResource/update`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SeeConversation {
    /// Which.
    pub conversation_id: ConversationId,
    /// The latest message that was shown: what came later stays unread. All is read where it is
    /// left out.
    #[serde(default)]
    pub message_id: Option<MessageId>,
}

/// `ConversationResource/get` and `…/delete`, `ContactRequestResource/update` and `…/delete`,
/// `ContactRequestDeclineResource/delete`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct OneConversation {
    /// Which.
    pub conversation_id: ConversationId,
}

/// `ConversationResource/update`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct NameConversation {
    /// Which: a group.
    pub conversation_id: ConversationId,
    /// What its members call it, up to 50 characters; empty or left out, its name is taken away.
    #[serde(default)]
    pub name: Option<String>,
}

/// `ConversationMuteResource/update`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct MuteConversation {
    /// Which.
    pub conversation_id: ConversationId,
    /// Whether the viewer is told of no message of it.
    pub is_muted: bool,
}

/// `ConversationArchiveResource/update`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ArchiveConversation {
    /// Which.
    pub conversation_id: ConversationId,
    /// Whether it is listed apart from the inbox.
    pub is_archived: bool,
}

/// `ConversationMembersResource/create`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct AddMembers {
    /// Which: a group.
    pub conversation_id: ConversationId,
    /// Who is added; a conversation has room for ten, with `emails`.
    #[serde(default)]
    pub user_ids: Vec<UserId>,
    /// E-mail addresses, whether they have an account or not: no answer tells it.
    #[serde(default)]
    pub emails: Vec<String>,
}

/// `ConversationSearchResource/get`: messages whose words have all words of the query, the latest
/// first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SearchMessages {
    /// In which conversation.
    pub conversation_id: ConversationId,
    /// Words; the last may be unfinished.
    pub query: String,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// `MessageReactionResource/create`.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
pub struct ReactToMessage {
    /// In which conversation.
    pub conversation_id: ConversationId,
    /// To which message.
    pub message_id: MessageId,
    /// Which kind.
    pub reaction_type: ReactionType,
}

/// `MessageReactionResource/delete`, `ConversationMessageResource/delete`.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
pub struct OneMessage {
    /// In which conversation.
    pub conversation_id: ConversationId,
    /// Which.
    pub message_id: MessageId,
}

/// `ConversationMessagesResource/get`: what was written, the latest first.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ListMessages {
    /// In which conversation.
    pub conversation_id: ConversationId,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}
