//! The viewer's conversations.

use contract::{
    answers::{Bookmark, Page, PageSize},
    conversations::{ConversationView, ListConversations},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset_of, keyset_page_of},
};

use super::{
    show_conversations::show_conversations,
    sql::{self, State},
};

/// `ConversationsResource/get`: the viewer's inbox, or what they archived, the latest message
/// first; without those in which they see no other member or no message (consumer specification §4 "Conversation UI").
/// Caller: user, their own.
pub async fn list_conversations(
    ctx: Ctx,
    input: ListConversations,
) -> Result<Page<ConversationView>> {
    let state = match input.is_archived {
        true => State::Archived,
        false => State::Inbox,
    };
    list(&ctx, state, &input.bookmarks, input.page_size).await
}

/// The viewer's conversations in this state.
pub(super) async fn list(
    ctx: &Ctx,
    state: State,
    bookmarks: &Bookmark,
    page_size: PageSize,
) -> Result<Page<ConversationView>> {
    let viewer = ctx.user()?;
    let scope = format!("conversations {state:?}");
    let Some(mut below) = keyset_of(ctx, &scope, bookmarks, [i64::MAX; 2])? else {
        return Ok(Page::ended());
    };
    // One more than is wanted is looked for, so that a page with a bookmark is never
    // followed by an empty one.
    let most = page_size.items() + 1;
    let mut found = Vec::with_capacity(most);
    while found.len() < most {
        let rows = sql::inboxes(&ctx.house.db, (viewer, state), below, most as i64).await?;
        let Some(last) = rows.last() else {
            break;
        };
        below = [last.position, last.conversation_id.0];
        let shown = show_conversations(ctx, viewer, rows).await?;
        found.extend(shown.into_iter().filter(|one| one.last_message.is_some()));
    }
    let key = |one: &ConversationView| [one.position, one.id.0];
    Ok(keyset_page_of(ctx, &scope, page_size, found, key))
}
