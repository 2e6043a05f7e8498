//! Tells other rooms that a member has something to read.

use contract::ids::{ConversationId, UserId};
use futures_util::future::BoxFuture;
use kernel::{
    ctx::Ctx,
    error::Result,
    hooks::{Hook, in_order},
    tx::Tx,
};

use super::sql::{self, InboxRow};

/// Tells users, who are not in the app maybe, that they have something to read. In the transaction
/// of the message; they come in the order of their ids, since each may hold a job.
pub type TellOfMessage = for<'a> fn(&'a Ctx, &'a Tx, &'a [UserId]) -> BoxFuture<'a, Result<()>>;

/// Rooms that tell users of messages.
#[linkme::distributed_slice]
pub static TELL_OF_MESSAGE: [Hook<TellOfMessage>];

/// Has those of these members told for whom the conversation has just become unread, and who did
/// not mute it: of more messages they are told nothing until they read it. The conversation must
/// have been locked.
pub(super) async fn tell_receivers(
    ctx: &Ctx,
    tx: &Tx,
    id: ConversationId,
    users: &[UserId],
) -> Result<()> {
    let mut inboxes = sql::inboxes_of(tx, id, users).await?;
    inboxes.retain(|one| one.unread == 1);
    tell_each(ctx, tx, inboxes).await
}

/// Has the members told whose conversation has just become unread, but for those who muted it or
/// did not accept it.
pub(super) async fn tell_each(ctx: &Ctx, tx: &Tx, mut inboxes: Vec<InboxRow>) -> Result<()> {
    inboxes.retain(|one| !one.is_muted && one.state().is_accepted());
    let mut users: Vec<UserId> = inboxes.into_iter().map(|one| one.user_id).collect();
    users.sort_unstable();
    for tell in in_order(&TELL_OF_MESSAGE) {
        tell(ctx, tx, &users).await?;
    }
    Ok(())
}
