//! The messages of a conversation.

use contract::{
    answers::Page,
    conversations::{ListMessages, MessageView},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
};

use super::{get_conversation::seen, show_messages::show_messages, sql::messages};

/// Messages that are looked at together, at most.
const MOST_LOOKED_AT: usize = 1_000;

/// `ConversationMessagesResource/get`: what was written, the latest first; without what is by
/// members whom the viewer does not see, and what they cleared. Caller: user who is a member.
pub async fn list_messages(ctx: Ctx, input: ListMessages) -> Result<Page<MessageView>> {
    let viewer = ctx.user()?;
    let inbox = seen(&ctx, viewer, input.conversation_id).await?;
    let scope = format!("messages of {}", input.conversation_id);
    let Some(mut below) = keyset(&ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = input.page_size.items() + 1;
    let mut looked_at = most;
    let mut found = Vec::with_capacity(most);
    while found.len() < most {
        let (db, between) = (&ctx.house.db, (inbox.cleared_id, below));
        let rows = messages::list(db, inbox.conversation_id, between, looked_at as i64).await?;
        let Some(last) = rows.last() else {
            break;
        };
        below = last.id.0;
        found.extend(show_messages(&ctx, rows).await?);
        // One hidden member may have written thousands.
        looked_at = (looked_at * 4).min(MOST_LOOKED_AT);
    }
    let id = |message: &MessageView| message.id.0;
    Ok(keyset_page(&ctx, &scope, input.page_size, found, id))
}
