//! Reads a conversation by the link of the mail that an e-mail address was sent.

use accounts::mails::seal_invite::open_invite_token;
use contract::{
    conversations::{
        MessageView,
        links::{LinkedConversationView, LinkedMessageView, OpenConversationLink},
    },
    errors::Code,
};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
};

use super::{
    get_conversation::unseen,
    show_messages::show_messages,
    sql::{
        emails::{self, EmailRow},
        messages,
    },
};

/// Messages that are shown together.
const MOST: usize = 50;

/// `ConversationLinkResource/create`: what was written in the conversation to which a mail's link
/// leads, the latest first, from when its address was written to; of the senders their names alone,
/// and of what they sent what visitors see. Caller: holder of the link, also a visitor; until the
/// owner of the address answers, and for 30 days.
pub async fn open_conversation_link(
    ctx: Ctx,
    input: OpenConversationLink,
) -> Result<LinkedConversationView> {
    let row = opened(&ctx, &input.token).await?;
    let id = row.conversation_id;
    let visitor = ctx.acting_as(Actor::Visitor);
    let unseen = unseen(&visitor, id).await?;
    let before = input.before.map_or(i64::MAX, |before| before.0);
    let between = (row.cleared_id, before);
    let most = MOST as i64 + 1;
    let mut rows = messages::list(&ctx.house.db, id, between, &unseen, most).await?;
    let has_more = rows.len() > MOST;
    rows.truncate(MOST);
    let before = rows.last().filter(|_| has_more).map(|row| row.id);
    rows.retain(|row| row.as_event().is_none());
    let messages = show_messages(&visitor, rows).await?;
    Ok(LinkedConversationView {
        r#type: "linkedconversation",
        messages: messages.into_iter().map(linked).collect(),
        before,
    })
}

/// The address to whose conversation a token leads.
async fn opened(ctx: &Ctx, token: &str) -> Result<EmailRow> {
    let wrong = || Error::field(Code::MailLinkInvalid, "token");
    let invite = open_invite_token(&ctx.house, token).ok_or_else(wrong)?;
    let row = emails::find(&ctx.house.db, invite.conversation_id, invite.email_id).await?;
    row.ok_or_else(wrong)
}

/// Of a message what its link shows.
fn linked(message: MessageView) -> LinkedMessageView {
    LinkedMessageView {
        id: message.id,
        sender_name: message.sender.full_name,
        text: message.text,
        created_ms: message.created_ms,
        pin: message.pin,
        board: message.board,
        user: message.user,
        user_did_it_data: message.user_did_it_data,
        is_thing_hidden: message.is_thing_hidden,
        is_unsent: message.is_unsent,
        is_taken_down: message.is_taken_down,
    }
}
