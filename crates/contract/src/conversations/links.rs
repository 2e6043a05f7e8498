//! A conversation as an e-mail address that was written to is shown it, by the link of its mail.
//! All addresses are ours.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    answers::{View, Written},
    boards::BoardView,
    did_its::DidItView,
    ids::MessageId,
    pins::PinView,
    users::UserRef,
};

/// `ConversationLinkResource/create`: reads a conversation by the link of its mail. A write, so
/// that the token stands in no address.
#[derive(Clone, Deserialize, ToSchema)]
pub struct OpenConversationLink {
    /// What stands behind `#` in the link.
    pub token: String,
    /// Only what was written before this message; the latest where it is left out.
    #[serde(default)]
    pub before: Option<MessageId>,
}

/// `MailRefusalResource/create`: no user's messages are mailed to the address any more.
#[derive(Clone, Deserialize, ToSchema)]
pub struct RefuseMails {
    /// What stands behind `#` in the link at the foot of the mail, or in that to the conversation.
    pub token: String,
}

/// What was written in a conversation.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LinkedConversationView {
    /// Always `linkedconversation`.
    pub r#type: &'static str,
    /// The latest first.
    pub messages: Vec<LinkedMessageView>,
    /// What to ask for as `before` for what was written earlier; none at the end.
    pub before: Option<MessageId>,
}
impl View for LinkedConversationView {}

/// A message, with no more of its sender than a name.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LinkedMessageView {
    /// Id.
    pub id: MessageId,
    /// Full name of who wrote it.
    pub sender_name: String,
    /// Its words; may be empty beside a thing.
    pub text: String,
    /// When it was written, milliseconds since 1970.
    pub created_ms: i64,
    /// The pin that was sent, where visitors see it.
    #[schema(value_type = Option<PinView>)]
    pub pin: Option<Written<PinView>>,
    /// The board that was sent, where visitors see it.
    pub board: Option<BoardView>,
    /// The user who was sent, where visitors see them.
    pub user: Option<UserRef>,
    /// The did-it that was sent, where visitors see it.
    pub user_did_it_data: Option<DidItView>,
    /// Whether a thing was sent that visitors do not see, or that is gone.
    pub is_thing_hidden: bool,
    /// Whether its sender took it back.
    pub is_unsent: bool,
    /// Whether the host took it down.
    pub is_taken_down: bool,
}
