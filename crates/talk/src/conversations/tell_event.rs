//! Keeps what a member did among the messages of a group.

use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::{
    send_message::next,
    sql::{
        self, ConversationRow,
        messages::{self, MessageRow},
    },
};

/// Adds what the viewer did, as `event` fills a message, and tells the members, without making it
/// unread. Before the first words nothing is kept: the first message is what is asked of those who
/// do not know the sender. The conversation must have been locked.
pub(super) async fn tell_event(
    ctx: &Ctx,
    tx: &Tx,
    row: &mut ConversationRow,
    event: impl FnOnce(MessageRow) -> MessageRow,
) -> Result<()> {
    if row.has_messages() {
        let message = event(next(ctx, row, ctx.user()?));
        messages::insert(tx, &message).await?;
        sql::update(tx, row).await?;
    }
    sql::tell_members(tx, row.id).await
}
