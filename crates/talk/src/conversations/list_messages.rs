//! The messages of a conversation.

use contract::{
    answers::{Bookmark, Page, PageSize},
    conversations::{ListMessages, MessageView},
    ids::ConversationId,
    users::UserRef,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    lists::{keyset, keyset_page},
};

use super::{
    get_conversation::{seen, unseen},
    show_messages::show_messages,
    sql::{InboxRow, messages},
};

/// Messages that are looked at together, at most.
const MOST_LOOKED_AT: usize = 1_000;

/// Messages in which it is looked for what another member wrote.
const LATEST: u64 = 50;

/// `ConversationMessagesResource/get`: what was written, the latest first; without what is by
/// members whom the viewer does not see, and what they cleared. Caller: user who is a member.
pub async fn list_messages(ctx: Ctx, input: ListMessages) -> Result<Page<MessageView>> {
    let viewer = ctx.user()?;
    let inbox = seen(&ctx, viewer, input.conversation_id).await?;
    let scope = format!("messages of {}", input.conversation_id);
    let Some(below) = keyset(&ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let found = shown_below(&ctx, &inbox, below, input.page_size.items() + 1).await?;
    let id = |message: &MessageView| message.id.0;
    Ok(keyset_page(&ctx, &scope, input.page_size, found, id))
}

/// The first page of the same for a member, with which their view of a conversation opens.
pub(super) async fn newest(ctx: &Ctx, inbox: &InboxRow) -> Result<Vec<MessageView>> {
    let most = PageSize::default().items();
    let mut found = shown_below(ctx, inbox, i64::MAX, most).await?;
    found.truncate(most);
    Ok(found)
}

/// The latest message that a member is shown, written or done.
pub(super) async fn latest(ctx: &Ctx, inbox: &InboxRow) -> Result<Option<MessageView>> {
    let found = shown_below(ctx, inbox, i64::MAX, 1).await?;
    Ok(found.into_iter().next())
}

/// Messages below a place that a member is shown, the latest first: so many, or some more, where
/// there are that many.
async fn shown_below(
    ctx: &Ctx,
    inbox: &InboxRow,
    mut below: i64,
    most: usize,
) -> Result<Vec<MessageView>> {
    let (db, id) = (&ctx.house.db, inbox.conversation_id);
    let unseen = unseen(ctx, id).await?;
    let mut looked_at = most;
    let mut found = Vec::with_capacity(most);
    while found.len() < most {
        let between = (inbox.cleared_id, below);
        let rows = messages::list(db, id, between, &unseen, looked_at as i64).await?;
        let is_end = rows.len() < looked_at;
        below = rows.last().map_or(below, |last| last.id.0);
        found.extend(show_messages(ctx, rows).await?);
        if is_end {
            break;
        }
        // A user who left and is not seen may have written thousands.
        looked_at = (looked_at * 4).min(MOST_LOOKED_AT);
    }
    Ok(found)
}

/// The other member who wrote last, and their words among the latest messages, the earliest
/// first, for a report to the host. *Not found* where no other wrote lately.
pub async fn latest_of_another(ctx: &Ctx, id: ConversationId) -> Result<(UserRef, Vec<String>)> {
    let latest = ListMessages {
        conversation_id: id,
        bookmarks: Bookmark::Start,
        page_size: PageSize::new(LATEST),
    };
    let mut messages = list_messages(ctx.clone(), latest).await?.items;
    // What was taken back or taken down is reported no more.
    let stands = |message: &MessageView| !message.is_unsent && !message.is_taken_down;
    messages.retain(|message| !message.is_mine && message.event.is_none() && stands(message));
    let sender = messages.first().map(|message| message.sender.clone());
    let sender = sender.ok_or_else(Error::not_found)?;
    messages.retain(|message| message.sender.id == sender.id && !message.text.is_empty());
    let words = messages.into_iter().rev().map(|message| message.text);
    Ok((sender, words.collect()))
}
