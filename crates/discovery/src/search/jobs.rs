//! What the room `search` does beside requests: the index follows the log.

use kernel::{
    ctx::Ctx,
    error::Result,
    events::{Event, EventKind, LISTENERS, Listener},
    register,
    tx::Tx,
};

/// Kind of the log's entries that the index follows.
pub const INDEX: &str = "index";

register!(LISTENERS: Listener = Listener {
    name: "search.index (log)",
    events: &[
        EventKind::PinSaved,
        EventKind::PinMoved,
        EventKind::PinChanged,
        EventKind::PinsMoved,
        EventKind::LinkChanged,
        EventKind::PictureRead,
        EventKind::PinsLiked,
        EventKind::PinDeleted,
        EventKind::BoardFilled,
        EventKind::BoardCreated,
        EventKind::BoardChanged,
        EventKind::BoardDeleted,
        EventKind::UserChanged,
    ],
    hear: |ctx, tx, event| Box::pin(note(ctx, tx, event)),
});

/// Writes the event into the log.
async fn note(ctx: &Ctx, tx: &Tx, event: &Event) -> Result<()> {
    let body = serde_json::to_string(event)?;
    Ok(queue::emit(tx, INDEX, &body, ctx.now()).await?)
}
