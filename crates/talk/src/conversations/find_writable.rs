//! Whether what the viewer writes would be received now, for the rooms that suggest receivers.

use accounts::preferences::may_reach::deliver_message;
use contract::{
    answers::{Bookmark, PageSize},
    conversations::ConversationView,
    errors::Code,
    ids::{ConversationId, UserId},
    preferences::Delivery,
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    list_conversations::list,
    policy,
    send_message::reached,
    sql::{self, ConversationRow, State},
};

/// Conversations that are looked at, the latest first.
const LOOKED_AT: u64 = 24;

/// Of the viewer's latest conversations those that are wanted and into which they may write now,
/// the latest first; so many at most.
pub async fn find_writable(
    ctx: &Ctx,
    most: usize,
    wanted: impl Fn(&ConversationView) -> bool,
) -> Result<Vec<ConversationView>> {
    let viewer = ctx.user()?;
    let size = PageSize::new(LOOKED_AT);
    let page = list(ctx, State::Inbox, &Bookmark::default(), size).await?;
    let mut found = Vec::new();
    for one in page.items.into_iter().filter(|one| wanted(one)) {
        if found.len() == most {
            break;
        }
        let is_open = match (one.is_group, one.users.as_slice()) {
            (false, [other]) => takes_message(ctx, viewer, other.id).await?,
            _ => is_writable(ctx, viewer, one.id).await?,
        };
        if is_open {
            found.push(one);
        }
    }
    Ok(found)
}

/// Whether a user would receive a message of the viewer's now: no block and no age stands
/// between them, and the receiver takes messages from them, or they write to each other already
/// in a conversation that waits for no answer. A user who is gone receives none.
pub async fn takes_message(ctx: &Ctx, viewer: UserId, other: UserId) -> Result<bool> {
    let db = &ctx.house.db;
    let pair = sql::of_pair(db, viewer, other).await?;
    if let Some(id) = pair
        && sql::find(db, id)
            .await?
            .is_some_and(|row| row.has_messages())
    {
        return is_writable(ctx, viewer, id).await;
    }
    let delivery = match deliver_message(ctx, viewer, other).await {
        Err(error) if error.code == Code::NotFound => return Ok(false),
        delivery => delivery?,
    };
    Ok(viewer != other && delivery != Delivery::Refused)
}

/// Whether a member may write into a conversation now, and another would receive it.
async fn is_writable(ctx: &Ctx, viewer: UserId, id: ConversationId) -> Result<bool> {
    let db = &ctx.house.db;
    let (row, inbox): (Option<ConversationRow>, _) =
        (sql::find(db, id).await?, sql::inbox(db, viewer, id).await?);
    let (Some(row), Some(inbox)) = (row, inbox) else {
        return Ok(false);
    };
    if policy::may_send(&row, inbox.state()).is_err() {
        return Ok(false);
    }
    match reached(ctx, viewer, id).await {
        Ok(_) => Ok(true),
        Err(error) if error.code == Code::MessageRefused => Ok(false),
        Err(error) => Err(error),
    }
}
